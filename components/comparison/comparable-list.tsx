import { comparison } from '@/content/comparison';
import { COMPARISON_FORM } from '@/lib/catalogue/comparison';
import { routes } from '@/lib/routes';
import { ProductList } from '../catalogue/product-list';
import { Button } from '../ui/button';
import styles from './comparable-list.module.scss';

type Props = Omit<Parameters<typeof ProductList>[0], 'isCompared'>;

/** Cards of which two to four can be ticked and compared, once that is asked for; services cannot, nor what stands alone. */
export function ComparableList(list: Props) {
  if (list.items.filter(({ isService }) => !isService).length < 2) return <ProductList {...list} />;
  return (
    <div id={COMPARISON_FORM.place} className={styles.block}>
      <p className={styles.start}>
        <a href={`#${COMPARISON_FORM.place}`}>{comparison.start}</a>
      </p>
      <p className={`remark offPaper ${styles.hint}`}>{comparison.choose}</p>
      <ProductList {...list} isCompared />
      <form id={COMPARISON_FORM.id} action={routes.comparisonChoice} className={`dock ${styles.bar}`}>
        <Button type="submit">{comparison.compare}</Button>
      </form>
    </div>
  );
}
