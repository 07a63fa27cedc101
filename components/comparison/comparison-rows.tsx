import { comparison } from '@/content/comparison';
import { messages } from '@/content/messages';
import type { Section } from '@/lib/catalogue/comparison';
import type { NamedItem } from '@/lib/catalogue/product';
import { joinMeasures } from '@/lib/text';
import { ModelName } from '../ui/model-name';
import styles from './comparison-table.module.scss';

type Props = { readonly sections: readonly Section[]; readonly products: readonly NamedItem[] };

/** The rows of a comparison: each fact's name in a line above what the products say, so that two fit on a phone. */
export function ComparisonRows({ sections, products }: Props) {
  const isGrouped = sections.some(({ group }) => group);
  return sections.map((section) => [
    <SectionTitle key={`${section.group} ${section.only}`} {...{ section, products, isGrouped }} />,
    ...section.rows.map(({ name, values, isDifferent }) => (
      <tbody key={name} className={isDifferent ? styles.different : undefined}>
        <FactName name={name} columns={products.length} isDifferent={isDifferent} />
        <tr>
          {values.map((value, index) => (
            <td key={products[index]?.id} lang={products[index]?.lang}>
              {value === null ? <span className={styles.missing}>{comparison.none}</span> : joinMeasures(value)}
            </td>
          ))}
        </tr>
      </tbody>
    )),
  ]);
}

type NameProps = { readonly name: string; readonly columns: number; readonly isDifferent?: boolean };

/** The line with the name of a fact, which heads its group of rows. */
export function FactName({ name, columns, isDifferent = false }: NameProps) {
  return (
    <tr className={styles.fact}>
      <th scope="rowgroup" colSpan={columns}>
        <span className={styles.line}>
          {name} {isDifferent && <span className={styles.mark}>{comparison.different}</span>}
        </span>
      </th>
    </tr>
  );
}

type TitleProps = Pick<Props, 'products'> & { readonly section: Section; readonly isGrouped: boolean };

/** The name of a group, or the product that alone has the rows below. */
function SectionTitle({ section: { group, only }, products, isGrouped }: TitleProps) {
  const product = only === null ? undefined : products[only];
  const title = group ?? (isGrouped ? messages.product.otherAttributes : '');
  if (!product && !title) return null;
  return (
    <tbody className={styles.section}>
      <tr>
        <td colSpan={products.length}>
          <span className={styles.line}>
            {product ? (
              <>
                {comparison.onlyIn}{' '}
                <span lang={product.lang}>
                  <ModelName>{product.name}</ModelName>
                </span>
              </>
            ) : (
              title
            )}
          </span>
        </td>
      </tr>
    </tbody>
  );
}
