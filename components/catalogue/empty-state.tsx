import type { ReactNode } from 'react';
import styles from './empty-state.module.scss';
import { CategoryLinks } from './picture-links';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly categories: Parameters<typeof CategoryLinks>[0]['categories'];
  /** The way to have them quoted all the same. */
  readonly children?: ReactNode;
};

/** Where to go when there is nothing here: the list of what is asked for, the categories, or another category. */
export function EmptyState({ title, text, categories, children }: Props) {
  return (
    <div className={styles.block}>
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
      {children}
      <CategoryLinks categories={categories} />
    </div>
  );
}
