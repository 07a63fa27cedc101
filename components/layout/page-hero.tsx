import type { ReactNode } from 'react';
import styles from './page-hero.module.scss';

type Props = { readonly title: string; readonly text?: string | undefined; readonly children?: ReactNode };

/** The banner of a page, with its only h1. */
export function PageHero({ title, text, children }: Props) {
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
        {children}
      </div>
    </div>
  );
}
