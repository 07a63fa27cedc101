'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { messages } from '@/content/messages';
import { Icon } from '../ui/icon';
import styles from './menu.module.scss';

/** The menu: always in sight on large screens and without JavaScript; on small ones a popover, which the browser opens, closes and announces. */
export function Menu({ children }: { readonly children: ReactNode }) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const ended = new AbortController();
    if (nav.current) closeWhenLeft(nav.current, ended.signal);
    return () => ended.abort();
  }, []);
  return (
    <nav ref={nav} className={styles.nav} aria-label={messages.menu.label}>
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
    </nav>
  );
}

/** Closes the popover where the browser itself would leave it open: over another page, over what has the focus, and in a wide window. */
function closeWhenLeft(nav: HTMLElement, signal: AbortSignal): void {
  const list = nav.querySelector('ul');
  // Browsers before 2024 have no popovers; there the menu is always in sight.
  const close = () => list?.hidePopover?.();
  const closeForNextPage = () => {
    // Else the button would get the focus back, and the next page would not begin at its beginning.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    close();
  };
  const closeBehindFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !nav.contains(relatedTarget)) close();
  };
  const closeInWideWindow = () => {
    if (nav.querySelector('button')?.offsetParent === null) close();
  };
  list?.addEventListener('click', closeForNextPage, { signal });
  nav.addEventListener('focusout', closeBehindFocus, { signal });
  window.addEventListener('popstate', close, { signal });
  window.addEventListener('resize', closeInWideWindow, { signal });
}
