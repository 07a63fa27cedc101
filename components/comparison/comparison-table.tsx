import { comparison } from '@/content/comparison';
import { type CardItem, toShownBrand } from '@/lib/catalogue/card-item';
import { toRows } from '@/lib/catalogue/comparison';
import { toComparisonPath, toProductPath } from '@/lib/routes';
import { AddButton } from '../quotation-list/add-button';
import { AppLink } from '../ui/app-link';
import { Picture } from '../ui/picture';
import styles from './comparison-table.module.scss';

type Product = Omit<CardItem, 'description' | 'category'> & {
  readonly healthRegistration: string;
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
};

type Props = { readonly products: readonly Product[] };

/** Two to four products side by side; what differs is marked with a word. On narrow screens the table scrolls, and the names stay. */
export function ComparisonTable({ products }: Props) {
  const rows = toRows(products.map(listFacts));
  const without = (id: string) => toComparisonPath(products.map((one) => one.id).filter((one) => one !== id));
  return (
    <>
      <p className={styles.legend}>
        {products.some(({ attributes }) => attributes.length > 0) ? comparison.legend : comparison.noAttributes}
      </p>
      <section className={styles.scroll} aria-label={comparison.table}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {products.map(({ id, imageSm, alt, lang }) => (
                <td key={id}>
                  <Picture
                    src={imageSm}
                    alt={alt}
                    lang={lang}
                    width={400}
                    height={400}
                    sizes="(width >= 64rem) 16rem, 9rem"
                  />
                </td>
              ))}
            </tr>
            <tr className={styles.names}>
              <th scope="col">{comparison.attribute}</th>
              {products.map((product) => (
                <th key={product.id} scope="col">
                  <AppLink href={toProductPath(product)} lang={product.lang} prefetch={false}>
                    {product.name}
                  </AppLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, values, isDifferent }) => (
              <tr key={name} className={isDifferent ? styles.different : undefined}>
                <th scope="row">
                  {name} {isDifferent && <span className={styles.mark}>{comparison.different}</span>}
                </th>
                {values.map((value, index) => (
                  <td key={products[index]?.id} lang={products[index]?.lang}>
                    {value ?? <Missing />}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{comparison.quotation}</th>
              {products.map((product) => (
                <td key={product.id}>
                  <div className={styles.actions}>
                    <AddButton item={product} />
                    {products.length > 2 && (
                      <AppLink href={without(product.id)} className={styles.remove} prefetch={false}>
                        {comparison.remove}
                        <span className={styles.hidden} lang={product.lang}>{` ${product.name}`}</span>
                      </AppLink>
                    )}
                  </div>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </>
  );
}

/** What is known of a product, by the names of its rows; the house brand is not shown. */
function listFacts({ brand, healthRegistration, attributes }: Product) {
  return [
    ...(toShownBrand(brand) ? [{ name: comparison.brand, value: brand }] : []),
    ...(healthRegistration ? [{ name: comparison.healthRegistration, value: healthRegistration }] : []),
    ...attributes,
  ];
}

function Missing() {
  return <span className={styles.missing}>{comparison.none}</span>;
}
