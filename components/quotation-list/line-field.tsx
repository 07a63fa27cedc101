import type { ReactNode } from 'react';
import { lineTexts } from '@/content/client/quotation-list-lines';
import { listLimits } from '@/content/list-limits';
import styles from './line-field.module.scss';

type Props = {
  readonly name: string;
  readonly label: string;
  /** The line that it is of, for screen readers. */
  readonly of: string;
  /** What it says at first; the form of the list reads what is written. */
  readonly value: string;
  readonly hint?: string;
};

/** Words of a line. */
export function LineField({ name, label, of, value, hint }: Props) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>
        {label}
        <span className={styles.hidden}>{lineTexts.ofLine(of)}</span>
      </span>
      <input
        name={name}
        className={styles.input}
        maxLength={listLimits.text}
        placeholder={hint}
        autoComplete="off"
        defaultValue={value}
      />
    </label>
  );
}

type DetailsProps = { readonly title: string; readonly of: string; readonly children: ReactNode };

/** What of a line is changed seldom, folded. */
export function LineDetails({ title, of, children }: DetailsProps) {
  return (
    <details className={styles.edit}>
      <summary className={styles.summary}>
        {title}
        <span className={styles.hidden}>{lineTexts.ofLine(of)}</span>
      </summary>
      {children}
    </details>
  );
}
