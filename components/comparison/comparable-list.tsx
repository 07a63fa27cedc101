import { comparison } from '@/content/comparison';
import { COMPARISON_FORM } from '@/lib/catalogue/comparison';
import { routes } from '@/lib/routes';
import { ProductList } from '../catalogue/product-list';
import { Button } from '../ui/button';
import styles from './comparable-list.module.scss';

type Props = Omit<Parameters<typeof ProductList>[0], 'isCompared'> & {
  /** The product that the others are compared with: their boxes are there from the start. */
  readonly first?: string;
};

/** The place of the page where cards have boxes; a link to it shows them, without a script. */
const MODE_ID = 'comparar';

/** Cards of which two to four can be ticked and compared, once that is asked for; services cannot, nor what stands alone. */
export function ComparableList({ first, ...list }: Props) {
  const count = list.items.filter(({ isService }) => !isService).length;
  if (count + (first ? 1 : 0) < 2) return <ProductList {...list} />;
  return (
    <div id={MODE_ID} className={first ? styles.comparing : styles.block}>
      {!first && (
        <p className={styles.start}>
          <a href={`#${MODE_ID}`}>{comparison.start}</a>
        </p>
      )}
      <p className={`remark offPaper ${styles.hint}`}>{first ? comparison.chooseOthers : comparison.choose}</p>
      {/* Before the boxes, so that it is the first of the comparison. */}
      {first && <input type="hidden" form={COMPARISON_FORM.id} name={COMPARISON_FORM.field} value={first} />}
      <ProductList {...list} isCompared />
      <form id={COMPARISON_FORM.id} action={routes.comparisonChoice} className={`dock ${styles.bar}`}>
        <Button type="submit">{comparison.compare}</Button>
      </form>
    </div>
  );
}
