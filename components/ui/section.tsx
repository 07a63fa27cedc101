import type { ReactNode } from 'react';
import styles from './section.module.scss';

type Props = {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly tone?: 'plain' | 'soft';
  readonly intro?: string;
  /** On wide screens the title and what follows stand side by side. */
  readonly isRow?: boolean;
};

/** A titled part of a page; the title names the landmark. */
export function Section({ id, title, intro, tone = 'plain', isRow = false, children }: Props) {
  return (
    <section className={styles[tone]} aria-labelledby={`${id}-title`} id={id}>
      <div className={isRow ? `${styles.inner} ${styles.row}` : styles.inner}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {intro && <p className={styles.intro}>{intro}</p>}
        {children}
      </div>
    </section>
  );
}
