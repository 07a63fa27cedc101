import { comparison } from '@/content/comparison';
import { toSections } from '@/lib/catalogue/comparison';
import { listIdentity, type Product, toShownBrand } from '@/lib/catalogue/product';
import { toComparisonPath, toProductPath } from '@/lib/routes';
import { AddButton } from '../quotation-list/add-button';
import { AppLink } from '../ui/app-link';
import hidden from '../ui/hidden.module.scss';
import { ModelName } from '../ui/model-name';
import { Picture } from '../ui/picture';
import { PrintButton } from '../ui/print-button';
import { ComparisonRows, FactName } from './comparison-rows';
import styles from './comparison-table.module.scss';

type Props = { readonly products: readonly Product[] };

/** Two to four products side by side; what differs is marked with a word. On phones more than two scroll, and the names stay. */
export function ComparisonTable({ products }: Props) {
  const sections = toSections(products.map(toCompared));
  const isWide = products.length > 2;
  // Before the facts, and after those who read them all.
  const order = <OrderRow products={products} isWide={isWide} />;
  return (
    <>
      <Legend hasFacts={products.some(({ attributes }) => attributes.length > 0)} />
      <section
        className={isWide ? styles.scroll : styles.whole}
        aria-label={comparison.table}
        // What scrolls must be reached by the keyboard.
        {...(isWide && { tabIndex: 0 })}
      >
        <table className={styles.table}>
          <thead>
            <tr className={styles.pictures}>
              {products.map(({ id, imageSm, alt, lang }) => (
                <td key={id}>
                  <Picture
                    src={imageSm}
                    alt={alt}
                    lang={lang}
                    width={400}
                    height={400}
                    sizes="(width >= 64rem) 16rem, 40vw"
                  />
                </td>
              ))}
            </tr>
            <tr className={styles.names}>
              {products.map((product) => (
                <th key={product.id} scope="col">
                  <AppLink href={toProductPath(product)} lang={product.lang} prefetch={false}>
                    <ModelName>{product.name}</ModelName>
                  </AppLink>
                </th>
              ))}
            </tr>
          </thead>
          {order}
          <ComparisonRows sections={sections} products={products} />
          {order}
        </table>
      </section>
      <p className={styles.print}>
        <PrintButton>{comparison.print}</PrintButton>
      </p>
    </>
  );
}

/** What one can do with each product. */
function OrderRow({ products, isWide }: Props & { readonly isWide: boolean }) {
  const without = (id: string) => toComparisonPath(products.map((one) => one.id).filter((one) => one !== id));
  return (
    <tbody className={styles.order}>
      <FactName name={comparison.quotation} columns={products.length} />
      <tr>
        {products.map((product) => (
          <td key={product.id}>
            <div className={styles.actions}>
              <AddButton item={product} look="row" />
              {isWide && (
                <AppLink href={without(product.id)} className={styles.remove} prefetch={false}>
                  {comparison.remove}
                  <span className={hidden.hidden} lang={product.lang}>{` ${product.name}`}</span>
                </AppLink>
              )}
            </div>
          </td>
        ))}
      </tr>
    </tbody>
  );
}

function Legend({ hasFacts }: { readonly hasFacts: boolean }) {
  if (!hasFacts) return <p className={styles.legend}>{comparison.noAttributes}</p>;
  const [before, after] = comparison.legend;
  return (
    <p className={styles.legend}>
      {before} <span className={styles.mark}>{comparison.different}</span> {after} {comparison.noneHelp}
    </p>
  );
}

/** What is compared of a product, by the names of its rows; the house brand is not shown. */
function toCompared(product: Product) {
  const { brand } = product;
  const identity = [
    ...(toShownBrand(brand) ? [{ name: comparison.brand, value: brand }] : []),
    ...listIdentity(product),
  ];
  return { ...product, identity };
}
