import { comparison } from '@/content/comparison';
import { identity as identityTexts } from '@/content/product';
import { type Row, toRows } from '@/lib/catalogue/comparison';
import { type Product, toShownBrand } from '@/lib/catalogue/product';
import { toProductPath } from '@/lib/routes';
import { AddButton } from '../quotation-list/add-button';
import { AppLink } from '../ui/app-link';
import { Picture } from '../ui/picture';
import { PrintButton } from '../ui/print-button';
import styles from './comparison-table.module.scss';

type Props = { readonly products: readonly Product[] };

/** Two to four products side by side; their names stay visible, and what only one of them says is folded below. */
export function ComparisonTable({ products }: Props) {
  const rows = toRows(products.map(toCompared));
  const shared = rows.filter(({ only }) => only === null);
  const hasMissing = shared.some(({ values }) => values.includes(null));
  const note = rows.length === 0 ? comparison.noAttributes : hasMissing && comparison.noneHelp;
  return (
    <div className={styles.comparison}>
      <div className={styles.tools}>
        {shared.length > 0 && (
          <label className={styles.switch}>
            <input type="checkbox" />
            {comparison.onlyDifferent}
          </label>
        )}
        <PrintButton>{comparison.print}</PrintButton>
      </div>
      <table className={styles.table} data-count={products.length} aria-label={comparison.table}>
        <Names products={products} />
        <tbody>
          {shared.map(({ name, values, isDifferent }) => (
            <tr key={name} className={isDifferent ? undefined : styles.same}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={products[index]?.id}>{value ?? <Missing />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {products.map((product, index) => (
        <Lone key={product.id} product={product} rows={rows.filter(({ only }) => only === index)} />
      ))}
      {note && <p className={`remark ${styles.note}`}>{note}</p>}
    </div>
  );
}

function Names({ products }: Props) {
  return (
    <thead>
      <tr>
        <td className={styles.corner} />
        {products.map((product) => (
          <th key={product.id} scope="col">
            <Picture src={product.imageSm} alt="" width={400} height={400} sizes="8rem" />
            <AppLink href={toProductPath(product)} prefetch={false}>
              {product.name}
            </AppLink>
            <AddButton item={product} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Missing() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="hidden">{comparison.none}</span>
    </>
  );
}

type LoneProps = { readonly product: Product; readonly rows: readonly Row[] };

/** What only one of the products says: all values of a row but one are null. */
function Lone({ product: { name }, rows }: LoneProps) {
  if (rows.length === 0) return null;
  return (
    <details className={styles.lone}>
      <summary>
        {comparison.onlyIn} {name}
      </summary>
      <dl>
        {rows.map((row) => (
          <div key={row.name}>
            <dt>{row.name}</dt>
            <dd>{row.values.join('')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const { labels } = identityTexts;
/** What a buyer compares of a product's identity. */
const COMPARED: readonly string[] = [labels.healthRegistration, labels.risk_class, labels.manufacturer, labels.country];

/** What is compared of a product, by the names of its rows; the house brand is not shown. */
function toCompared(product: Product) {
  const { brand } = product;
  const identity = [
    ...(toShownBrand(brand) ? [{ name: comparison.brand, value: brand }] : []),
    ...product.identity.filter(({ name }) => COMPARED.includes(name)),
  ];
  return { ...product, identity };
}
