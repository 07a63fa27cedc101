import { useEffect, useState } from 'react';
import { listPageTexts } from '@/content/client/quotation-list-page';
import type { ListItem } from '@/lib/quotation-list/address';
import { toListCodePath } from '@/lib/routes';
import { PrintedDate } from '../ui/print-button';
import styles from './printed.module.scss';

/** Milliseconds without a change after which the code of a new list is fetched. */
const SETTLED_MS = 600;

/** Above a printed list: the company, and the day, which only the browser knows. */
export function PrintedHead({ company }: { readonly company: string }) {
  return (
    <p className={styles.head}>
      <span>{company}</span>
      <span>
        {listPageTexts.date}: <PrintedDate />
      </span>
    </p>
  );
}

/** Below a printed list: its address, to read and to scan. */
export function PrintedCode({ items, address }: { readonly items: readonly ListItem[]; readonly address: string }) {
  const path = toListCodePath(items);
  const [code, setCode] = useState(path);
  useEffect(() => {
    const timer = setTimeout(() => setCode(path), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [path]);
  return (
    <div className={styles.foot}>
      <img src={code} alt="" width={120} height={120} fetchPriority="low" />
      <p>
        {listPageTexts.address}:<br />
        {address}
      </p>
    </div>
  );
}
