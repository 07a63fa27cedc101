import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { listPageTexts } from '@/content/client/quotation-list-page';
import { useRequests } from '../my-requests/device-requests';
import { RequestDate } from '../my-requests/request-date';
import { PrintedDate } from '../ui/print-button';
import styles from './printed.module.scss';

const { paper } = listPageTexts;
/** The field of the form with the visitor's institution. */
const INSTITUTION = '[name=institution]';

type Props = {
  readonly company: string;
  /** The list, as this device remembers what it has sent (formatLines). */
  readonly list: string;
};

/** Above a printed list: the company, who asks, and the number and day of the request, or the day on which it is printed. */
export function PrintedHead({ company, list }: Props) {
  const sent = useRequests()?.find(({ items }) => items === list);
  const institution = useInstitution();
  return (
    <div className={styles.head}>
      <p>{company}</p>
      <p className={styles.pair}>
        {paper.institution}: <span className={styles.line}>{institution}</span>
      </p>
      <p className={styles.pair}>
        {paper.date}: <PrintedDate />
      </p>
      {sent && (
        <p>
          {paper.number} <b>{sent.reference}</b>, {paper.sent} <RequestDate at={sent.sentAt} />
        </p>
      )}
    </div>
  );
}

/** Below a printed list: a place for each who signs it. */
export function PrintedSignatures() {
  return (
    <div className={styles.signatures}>
      {paper.signatures.map((role) => (
        <p key={role}>{role}</p>
      ))}
    </div>
  );
}

/** What the form says of the institution when the page is printed; '' where that is not written. */
function useInstitution(): string {
  const [institution, setInstitution] = useState('');
  useEffect(() => {
    const read = () => setInstitution(document.querySelector<HTMLInputElement>(INSTITUTION)?.value.trim() ?? '');
    // Before the browser lays the sheet out.
    const onPrint = () => flushSync(read);
    addEventListener('beforeprint', onPrint);
    return () => removeEventListener('beforeprint', onPrint);
  }, []);
  return institution;
}
