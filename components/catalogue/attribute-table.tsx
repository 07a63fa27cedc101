import { messages } from '@/content/messages';
import styles from './attribute-table.module.scss';

type Props = {
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  /** Language of the words, where it is not the page's. */
  readonly lang?: string | undefined;
  readonly title?: string;
};

/** The characteristics of a product; nothing where there are none. */
export function AttributeTable({ attributes, lang, title = messages.product.attributes }: Props) {
  if (attributes.length === 0) return null;
  return (
    <div className={styles.block}>
      <h2 id="caracteristicas" className={styles.title}>
        {title}
      </h2>
      <table className={styles.table} aria-labelledby="caracteristicas">
        <thead className={styles.head}>
          <tr>
            <th scope="col">{messages.product.attribute}</th>
            <th scope="col">{messages.product.value}</th>
          </tr>
        </thead>
        <tbody lang={lang}>
          {attributes.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
