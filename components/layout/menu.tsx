'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { messages } from '@/content/messages';
import { Icon } from '../ui/icon';
import styles from './menu.module.scss';

/** The menu: always in sight on large screens and without JavaScript, behind a burger button on small ones. */
export function Menu({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const path = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: navigating closes the menu
  useEffect(() => setOpen(false), [path]);

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    // A link closes it also when it leads to the page that is already open; so does any click beside it.
    const closeOnClick = ({ target }: MouseEvent) => {
      if (target instanceof Node && !button.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('click', closeOnClick);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('click', closeOnClick);
    };
  }, [isOpen]);

  return (
    <nav className={styles.nav} aria-label={messages.menu.label}>
      <button
        ref={button}
        type="button"
        className={styles.burger}
        aria-expanded={isOpen}
        aria-controls="menu"
        aria-label={isOpen ? messages.menu.close : messages.menu.open}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'menu'} />
      </button>
      <ul id="menu" className={isOpen ? styles.open : styles.list}>
        {children}
      </ul>
    </nav>
  );
}
