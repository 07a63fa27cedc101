import { comparison } from '@/content/comparison';
import { COMPARISON_FORM } from '@/lib/catalogue/comparison-form';
import type { NamedItem } from '@/lib/catalogue/product';
import styles from './compare-box.module.scss';

type Props = { readonly item: NamedItem };

/** The box of a card that puts its product in the comparison of ComparableList. */
export function CompareBox({ item: { id, name, lang } }: Props) {
  return (
    <label className={styles.box}>
      <input type="checkbox" form={COMPARISON_FORM.id} name={COMPARISON_FORM.field} value={id} />
      {comparison.compare}
      <span lang={lang}>{` ${name}`}</span>
    </label>
  );
}
