import type { ReactNode } from 'react';
import { messages } from '@/content/messages';
import { Icon } from '../ui/icon';
import styles from './menu.module.scss';
import { MenuNav } from './menu-nav';

/** The menu: always in sight on large screens and without JavaScript; on small ones a popover, which the browser opens, closes and announces. */
export function Menu({ children }: { readonly children: ReactNode }) {
  return (
    <MenuNav className={styles.nav} label={messages.menu.label}>
      <button type="button" className={styles.burger} popoverTarget="menu">
        <span className={styles.opens}>
          <Icon name="menu" />
          <span className={styles.name}>{messages.menu.open}</span>
        </span>
        <span className={styles.closes}>
          <Icon name="close" />
          <span className={styles.name}>{messages.menu.close}</span>
        </span>
      </button>
      <ul id="menu" className={styles.list} popover="auto">
        {children}
      </ul>
    </MenuNav>
  );
}
