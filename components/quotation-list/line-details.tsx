import type { ReactNode } from 'react';
import { lineTexts } from '@/content/client/quotation-list-lines';
import styles from './line-field.module.scss';

type Props = { readonly title: string; readonly of: string; readonly children: ReactNode };

/** What of a line is changed seldom, folded. */
export function LineDetails({ title, of, children }: Props) {
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
