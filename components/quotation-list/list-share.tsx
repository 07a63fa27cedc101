import { ShareBlock } from '@/components/catalogue/share-block';
import { listTexts } from '@/content/client/quotation-list';
import { lineTexts } from '@/content/client/quotation-list-lines';
import type { NamedItem } from '@/lib/catalogue/product';
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
    <ShareBlock
      key={address}
      title={lineTexts.share}
      name={`${listTexts.title}: ${countLines(lines)}`}
      address={address}
      lines={(most) => linkLines(texts, most)}
      isPrivate
    >
      {left > 0 && <p className={styles.note}>{lineTexts.tooLong(left)}</p>}
    </ShareBlock>
  );
}
