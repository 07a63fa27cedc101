import { AppLink } from '@/components/ui/app-link';
import { messages } from '@/content/messages';
import { identity } from '@/content/product';
import { type CardItem, complementNames, type Product, toLongDay, toShownBrand } from '@/lib/catalogue/product';
import { listFacts, toGroups } from '@/lib/catalogue/vocabulary';
import { toProductPath } from '@/lib/routes';
import { joinMeasures } from '@/lib/text';
import styles from './product-parts.module.scss';

/** What identifies a product: no house brand (docs/behaviour.md#product-page), no invented registro sanitario. */
export function ProductMeta({
  product: { id, isService, brand, code, healthRegistration },
}: {
  readonly product: CardItem;
}) {
  const { product } = messages;
  return (
    <p className="productMeta">
      {isService && <span>{product.service}</span>}
      {toShownBrand(brand) && <span>{`${product.brand}: ${brand}`}</span>}
      <span>{`${product.reference}: ${id}`}</span>
      {code && <span>{`${identity.code} ${code}`}</span>}
      {healthRegistration && <span>{`${product.healthRegistration}: ${healthRegistration}`}</span>}
    </p>
  );
}

/** Rows that a phone shows before it is asked for all. */
const MAX_ROWS = 6;

/** The characteristics of a product, in groups where the vocabulary has them; nothing where there are none. */
export function AttributeTable({ product }: { readonly product: Product }) {
  const texts = messages.product;
  const facts = listFacts(product);
  if (facts.length === 0) return null;
  const groups = toGroups(facts);
  // A prop that is undefined is sent with each cell.
  const ownLang = product.lang && { lang: product.lang };
  const folded = groups.flatMap(([, own]) => own.map(({ name }) => name)).slice(MAX_ROWS);
  const isFolded = (name: string) => folded.includes(name);
  return (
    <div className={styles.facts} id="todas">
      <h2 id="caracteristicas">{product.isService ? texts.serviceAttributes : texts.attributes}</h2>
      <table className={styles.table} aria-labelledby="caracteristicas">
        <thead className="hidden">
          <tr>
            <th scope="col">{texts.attribute}</th>
            <th scope="col">{texts.value}</th>
          </tr>
        </thead>
        {groups.map(([group, own]) => (
          <tbody key={group}>
            {groups.length > 1 && (
              <tr
                className={own.some(({ name }) => !isFolded(name)) ? styles.group : `${styles.group} ${styles.folded}`}
              >
                <th scope="rowgroup" colSpan={2}>
                  {group || texts.otherAttributes}
                </th>
              </tr>
            )}
            {own.map(({ name, value }) => (
              <tr key={name} {...(isFolded(name) && { className: styles.folded })}>
                <th scope="row" {...(!group && ownLang)}>
                  {name}
                </th>
                <td {...ownLang}>{joinMeasures(value)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {folded.length > 0 && (
        <a href="#todas" className={`plain ${styles.all}`}>
          {texts.allAttributes(facts.length)}
        </a>
      )}
    </div>
  );
}

/** What identifies a product before an authority; nothing where no more is known than the number under its name. */
export function ProductIdentity({ item: { identity: rows, healthRegistration } }: { readonly item: Product }) {
  if (rows.every(({ value, href }) => value === healthRegistration && !href)) return null;
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
                  (name === identity.labels.validUntil && toLongDay(value)) || value
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What belongs to a product, a list of links for each kind; nothing where the backend sends none. */
export function ProductComplements({ relations }: Pick<Product, 'relations'>) {
  return complementNames.map((name) => {
    const items = relations[name] ?? [];
    if (items.length === 0) return null;
    return (
      <div key={name}>
        <h2>{identity.complements[name]}</h2>
        <ul className={styles.complements}>
          {items.map((item) => (
            <li key={item.id}>
              <AppLink href={toProductPath(item)} lang={item.lang} prefetch={false}>
                {item.name}
              </AppLink>
              {item.code && <span className="remark">{` ${identity.code} ${item.code}`}</span>}
            </li>
          ))}
        </ul>
      </div>
    );
  });
}
