import { useEffect, useState } from 'react';
import { listPageTexts } from '@/content/client/quotation-list-page';
import { listLimits } from '@/content/list-limits';
import type { ListItem } from '@/lib/quotation-list/address';
import { routes, toListCodePath, toQuotationListPath } from '@/lib/routes';
import styles from './printed.module.scss';

/** Milliseconds without a change after which the code of a new list is fetched. */
const SETTLED_MS = 600;

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
  const [code, setCode] = useState(path);
  useEffect(() => {
    const timer = setTimeout(() => setCode(path), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [path]);
  if (path === routes.quotationList) return null;
  return (
    <div className={styles.foot}>
      {isScanned(path) && <img src={toListCodePath(code)} alt="" width={120} height={120} fetchPriority="low" />}
      <p>
        {listPageTexts.paper[path === whole ? 'address' : 'productsOnly']}:<br />
        {siteUrl + path}
      </p>
    </div>
  );
}
