import { listForm, listPaper } from '@/content/quotation-list';
import { PrintedDate } from '../ui/print-button';
import styles from './printed.module.scss';

/** Above a printed list: the company, who asks, which paper.ts writes, and the day. */
export function PrintedHead({ company }: { readonly company: string }) {
  return (
    <div className={styles.head}>
      <p>{company}</p>
      <p className={styles.pair}>
        {listForm.fields.institution}: <span className={styles.line} data-paper />
      </p>
      <p>
        {listPaper.date}: <PrintedDate />
      </p>
    </div>
  );
}

/** Below a printed list: a place for each who signs it. */
export function PrintedSignatures() {
  return (
    <div className={styles.signatures}>
      {listPaper.signatures.map((role) => (
        <p key={role}>{role}</p>
      ))}
    </div>
  );
}
