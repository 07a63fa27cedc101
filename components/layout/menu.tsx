'use client';

import { usePathname } from 'next/navigation';
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { messages } from '@/content/messages';
import { Icon } from '../ui/icon';
import styles from './menu.module.scss';

/** The menu: always in sight on large screens and without JavaScript, behind a burger button on small ones. */
export function Menu({ children }: { readonly children: ReactNode }) {
  const path = usePathname();
  // Open on the page where it was opened: navigating closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === path;
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenOn(null);
      button.current?.focus();
    };
    // A link closes it also when it leads to the page that is already open; so does any click beside it.
    const closeOnClick = ({ target }: MouseEvent) => {
      if (target instanceof Node && !button.current?.contains(target)) setOpenOn(null);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('click', closeOnClick);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('click', closeOnClick);
    };
  }, [isOpen]);

  // Open, it would cover what the keyboard goes on to.
  const closeBehindFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpenOn(null);
  };

  return (
    <nav className={styles.nav} aria-label={messages.menu.label} onBlur={closeBehindFocus}>
      <button
        ref={button}
        type="button"
        className={styles.burger}
        aria-expanded={isOpen}
        aria-controls="menu"
        aria-label={isOpen ? messages.menu.close : messages.menu.open}
        onClick={() => setOpenOn(isOpen ? null : path)}
      >
        <Icon name={isOpen ? 'close' : 'menu'} />
      </button>
      <ul id="menu" className={isOpen ? styles.open : styles.list}>
        {children}
      </ul>
    </nav>
  );
}
