import type { ReactNode } from 'react';
import styles from './style-guide.module.scss';

type Props = {
  readonly title: string;
  readonly layout?: 'grid' | 'wide' | 'whole';
  readonly children: ReactNode;
};

/** A titled part of the style guide. */
export function Group({ title, layout = 'grid', children }: Props) {
  return (
    <div className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles[layout]}>{children}</div>
    </div>
  );
}
