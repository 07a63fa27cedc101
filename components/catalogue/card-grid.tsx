import type { ReactNode } from 'react';
import styles from './card-grid.module.scss';

type Props = { readonly children: ReactNode; readonly columns: 3 | 4 };

/** A grid of list items: categories up to 4 columns, products 3 (docs/behaviour.md#limits). */
export function CardGrid({ children, columns }: Props) {
  return <ul className={columns === 4 ? styles.four : styles.three}>{children}</ul>;
}
