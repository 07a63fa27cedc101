import type { ReactNode } from 'react';
import styles from './container.module.scss';

/** What lies below a page's banner, in the width of the page. */
export function Container({ children }: { readonly children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}
