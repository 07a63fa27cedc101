import { listPaper } from '@/content/client/quotation-list-page';
import { listLimits } from '@/content/list-limits';
import { type Line, toListPath } from '@/lib/quotation-list/address';
import { PrintedDate } from '../ui/print-button';
import styles from './printed.module.scss';

/** Above a printed list: the company, a line for who asks, and the day. */
export function PrintedHead({ company }: { readonly company: string }) {
  return (
    <div className={`onPaper ${styles.paper}`}>
      <p>{company}</p>
      <p>
        {listPaper.institution}: <span />
      </p>
      <p>
        {listPaper.date}: <PrintedDate />
      </p>
    </div>
  );
}

/** Below a printed list: who signs it, and its address, to read and to scan; that of its products alone where no phone could read all of it. */
export function PrintedFoot({ lines, address }: { readonly lines: readonly Line[]; readonly address: string }) {
  const { origin, pathname } = new URL(address);
  const products = lines.flatMap(({ id, quantity }) => (id === undefined ? [] : { id, quantity }));
  const isScanned = (one: string) => origin.length + one.length <= listLimits.code;
  const path = isScanned(pathname) || products.length === 0 ? pathname : toListPath(products);
  return (
    <>
      <div className={`onPaper ${styles.paper} ${styles.signatures}`}>
        {listPaper.signatures.map((role) => (
          <p key={role}>{role}</p>
        ))}
      </div>
      <div className={`onPaper ${styles.paper}`}>
        {/* Lazy and not shown: browsers fetch it when the page is printed. */}
        {isScanned(path) && <img src={`${path}/qr.svg`} alt="" width={120} height={120} loading="lazy" />}
        <p>
          {path === pathname ? listPaper.address : listPaper.productsOnly}:<br />
          {origin + path}
        </p>
      </div>
    </>
  );
}
