import { clientLimits } from '@/content/client/limits';
import { listPaper } from '@/content/client/quotation-list-page';
import { routes } from '@/lib/routes';
import styles from './printed.module.scss';

/** Above a printed list: the company, and lines to write who asks and when. */
export function PrintedHead({ company }: { readonly company: string }) {
  return (
    <div className={`onPaper ${styles.paper}`}>
      <p>{company}</p>
      <p>
        {listPaper.institution}: <span />
      </p>
      <p>
        {listPaper.date}: <span />
      </p>
    </div>
  );
}

/** Below a printed list: who signs it, and its address, to read and, where a phone can, to scan. */
export function PrintedFoot({ address }: { readonly address: string }) {
  return (
    <>
      <div className={`onPaper ${styles.paper} ${styles.signatures}`}>
        {listPaper.signatures.map((role) => (
          <p key={role}>{role}</p>
        ))}
      </div>
      <div className={`onPaper ${styles.paper}`}>
        {/* Lazy and not shown: browsers fetch it when the page is printed. */}
        {address.length <= clientLimits.quotationList.code && (
          <img src={routes.codes + new URL(address).pathname} alt="" width={120} height={120} loading="lazy" />
        )}
        <p>
          {listPaper.address}:<br />
          {address}
        </p>
      </div>
    </>
  );
}
