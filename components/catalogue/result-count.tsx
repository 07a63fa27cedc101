import styles from './result-count.module.scss';

/** How many there are, in words. */
export function ResultCount({ children }: { readonly children: string }) {
  return <p className={styles.line}>{children}</p>;
}
