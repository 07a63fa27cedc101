import { ShareMenu } from '@/components/ui/share-menu';
import { listTexts } from '@/content/client/quotation-list';
import { lineTexts } from '@/content/client/quotation-list-lines';
import type { NamedItem } from '@/lib/catalogue/card-item';
import { fitExtras, type QuotationLines } from '@/lib/quotation-list/lines';
import { countLines, describeLines, linkLines } from './describe-lines';
import styles from './list-tools.module.scss';

export type DrawnList = {
  readonly products: readonly NamedItem[];
  /** Lines of these products, and free lines. */
  readonly lines: QuotationLines;
  /** Public address of the list. */
  readonly address: string;
};

/** The ways to share a list, and what its address has no room for. */
export function ListShare({ products, lines, address }: DrawnList) {
  const { left } = fitExtras(lines);
  const texts = describeLines(products, lines);
  return (
    <>
      <ShareMenu
        key={address}
        label={lineTexts.share}
        name={`${listTexts.title}: ${countLines(lines)}`}
        address={address}
        lines={(most) => linkLines(texts, most)}
      />
      {left > 0 && <p className={styles.note}>{lineTexts.tooLong(left)}</p>}
    </>
  );
}
