import { listLimits } from '@/content/list-limits';
import { listPaper } from '@/content/quotation-list';
import { toListCodePath, toQuotationListPath } from '@/lib/plain-list-paths';
import type { DrawnList } from './list-share';
import styles from './printed.module.scss';

/** Below a printed list: its address, to read and to scan; that of its products alone where phones could not read the code of all of it. */
export function PrintedCode({ lines: { items }, address }: Omit<DrawnList, 'products'>) {
  const { origin, pathname } = new URL(address);
  const isScanned = (path: string) => origin.length + path.length <= listLimits.code;
  const path = isScanned(pathname) ? pathname : toQuotationListPath(items);
  if (path !== pathname && items.length === 0) return null;
  return (
    <div className={styles.foot}>
      {isScanned(path) && <img src={toListCodePath(path)} alt="" width={120} height={120} fetchPriority="low" />}
      <p>
        {path === pathname ? listPaper.address : listPaper.productsOnly}:<br />
        {origin + path}
      </p>
    </div>
  );
}
