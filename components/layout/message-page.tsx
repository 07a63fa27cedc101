import type { ReactNode } from 'react';
import { Icon } from '../ui/icon';
import styles from './message.module.scss';

type Props = { readonly title: string; readonly isGood?: boolean; readonly children: ReactNode };

/** A page that only says that something went well or badly; its children say what, and what to do next. */
export function MessagePage({ title, isGood = false, children }: Props) {
  return (
    <div className={styles.page}>
      <span className={isGood ? styles.mark : `${styles.mark} ${styles.bad}`}>
        <Icon name={isGood ? 'check' : 'alert'} size={32} />
      </span>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
