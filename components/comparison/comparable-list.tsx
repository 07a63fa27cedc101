import { comparison } from '@/content/comparison';
import { limits } from '@/content/limits';
import { COMPARISON_FORM } from '@/lib/catalogue/comparison-form';
import { ProductList } from '../catalogue/product-list';
import styles from './comparable-list.module.scss';
import { CompareBar } from './compare-bar';

type Props = Omit<Parameters<typeof ProductList>[0], 'isCompared'> & {
  /** The product that the others are compared with. */
  readonly first?: string;
};

/** Cards of which two to four can be ticked and compared; services cannot, nor what stands alone. */
export function ComparableList({ first, ...list }: Props) {
  const count = list.items.filter(({ isService }) => !isService).length;
  if (count + (first ? 1 : 0) < 2) return <ProductList {...list} />;
  const { compare, chooseMore, tooMany } = comparison;
  return (
    <div className={styles.block}>
      <p className={styles.hint}>{first ? comparison.chooseOthers : comparison.choose}</p>
      {/* Before the boxes, so that it is the first of the comparison. */}
      {first && <input type="hidden" form={COMPARISON_FORM.id} name={COMPARISON_FORM.field} value={first} />}
      <ProductList {...list} isCompared />
      <CompareBar label={compare} most={limits.comparison} {...{ chooseMore, tooMany }} />
    </div>
  );
}
