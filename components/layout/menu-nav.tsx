'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { routes } from '@/lib/routes';
import { AppLink } from '../ui/app-link';
import styles from './header.module.scss';

type Props = { readonly className: string | undefined; readonly label: string; readonly children: ReactNode };

// Browsers before 2024 have no popovers; there the menu is always in sight.
const close = () => document.getElementById('menu')?.hidePopover?.();

/** The place of the menu; closes it on a new page or when the focus leaves it. */
export function MenuNav({ className, label, children }: Props) {
  return (
    <nav
      key={usePathname()}
      className={className}
      aria-label={label}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      {children}
    </nav>
  );
}

type MenuLinkProps = { readonly href: string; readonly children: string };

/** A link of the menu, marked if its page or its part of the site is open; / and /Home are the page of /home. */
export function MenuLink({ href, children }: MenuLinkProps) {
  const path = usePathname();
  const here = path === routes.home ? '/home' : path.toLowerCase();
  const current = here === href ? 'page' : here.startsWith(`${href}/`) && 'true';
  return (
    <AppLink href={href} className={styles.page} current={current || undefined} onNavigate={close}>
      {children}
    </AppLink>
  );
}

/** Moves the focus to the start of a page if the followed link is gone: the next Tab would start after its content. */
export function PageFocus() {
  const path = usePathname();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const active = document.activeElement;
    // What has the focus in the header stays, unless it was a link of the closed menu (unknown before 2024).
    const isKept = active?.closest('header') && (active.checkVisibility?.() ?? true);
    if (!isKept && location.hash === '') document.getElementById('contenido')?.focus({ preventScroll: true });
  }, [path]);
  return null;
}
