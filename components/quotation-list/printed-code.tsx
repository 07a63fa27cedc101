import { listLimits } from '@/content/list-limits';
import { listPaper } from '@/content/quotation-list';
import type { ListItem } from '@/lib/quotation-list/address';
import { routes, toListCodePath, toQuotationListPath } from '@/lib/routes';
import styles from './printed.module.scss';

type Props = {
  readonly items: readonly ListItem[];
  /** Address of all lines. */
  readonly whole: string;
  readonly siteUrl: string;
};

/** Below a printed list: its address, to read and to scan; that of its products alone where phones could not read the code of all of it. */
export function PrintedCode({ items, whole, siteUrl }: Props) {
  const isScanned = (path: string) => siteUrl.length + path.length <= listLimits.code;
  const path = isScanned(whole) ? whole : toQuotationListPath(items);
  if (path === routes.quotationList) return null;
  return (
    <div className={styles.foot}>
      {isScanned(path) && <img src={toListCodePath(path)} alt="" width={120} height={120} fetchPriority="low" />}
      <p>
        {path === whole ? listPaper.address : listPaper.productsOnly}:<br />
        {siteUrl + path}
      </p>
    </div>
  );
}
