import { identity } from '@/content/identity';
import { type Identified, listWholeIdentity } from '@/lib/catalogue/product';
import styles from './attribute-table.module.scss';

/** What identifies a product before an authority, as a table; nothing where no more is known than the number under its name. */
export function ProductIdentity({ item }: { readonly item: Identified }) {
  const rows = listWholeIdentity(item);
  const hasMore = rows.some(({ value, href }) => value !== item.healthRegistration || href);
  if (!hasMore) return null;
  return (
    <div>
      <h2 id="registro">{identity.title}</h2>
      <table className={styles.table} aria-labelledby="registro">
        <tbody>
          {rows.map(({ name, value, href }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {href ? (
                  <a href={href} target="_blank" rel="noopener">
                    {value}
                  </a>
                ) : (
                  value
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
