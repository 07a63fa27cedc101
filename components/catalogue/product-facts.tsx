import { AppLink } from '@/components/ui/app-link';
import { messages } from '@/content/messages';
import { identity } from '@/content/product';
import { type CardItem, complementNames, type Product, toLongDay, toShownBrand } from '@/lib/catalogue/product';
import { listFacts } from '@/lib/catalogue/vocabulary';
import { toProductPath } from '@/lib/routes';
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

/** The characteristics of a product, then what identifies it before an authority; nothing where there are none. */
export function AttributeTable({ product }: { readonly product: Product }) {
  const { healthRegistration } = product;
  const texts = messages.product;
  const facts = listFacts(product);
  // The number alone stands under the name already.
  const hasMore = product.identity.some(({ value, href }) => value !== healthRegistration || href);
  const registered = hasMore ? product.identity : [];
  const count = facts.length + registered.length;
  if (count === 0) return null;
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
        <tbody>
          {facts.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
          {registered.map(({ name, value, href }) => (
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
      <a href="#todas" className={`plain ${styles.all}`}>
        {texts.allAttributes(count)}
      </a>
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
              <AppLink href={toProductPath(item)} prefetch={false}>
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
