import type { ReactNode } from 'react';
import styles from './card-grid.module.scss';

type Props = { readonly children?: ReactNode; readonly columns: keyof typeof looks };

const looks = { 1: styles.rows, 3: styles.three, 4: styles.four };

/** A grid of list items: categories up to 4 columns, products 3 (docs/behaviour.md#limits), results of a search a row each. */
export function CardGrid({ children, columns }: Props) {
  return <ul className={looks[columns]}>{children}</ul>;
}
