'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { routes } from '@/lib/routes';
import { AppLink } from '../ui/app-link';
import styles from './header.module.scss';

type Props = { readonly className: string | undefined; readonly label: string; readonly children: ReactNode };

/** The place of the menu. Closes its popover where the browser would leave it open, and hides the header. */
export function MenuNav({ className, label, children }: Props) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const ended = new AbortController();
    if (nav.current) closeWhenLeft(nav.current, ended.signal);
    hideOnScroll(nav.current?.closest('header') ?? null, ended.signal);
    return () => ended.abort();
  }, []);
  return (
    <nav ref={nav} className={className} aria-label={label}>
      {children}
    </nav>
  );
}

/** Closes the popover where the browser itself would leave it open: over another page, over what has the focus, and in a wide window. */
function closeWhenLeft(nav: HTMLElement, signal: AbortSignal): void {
  const list = nav.querySelector('ul');
  // Browsers before 2024 have no popovers; there the menu is always in sight.
  const close = () => list?.hidePopover?.();
  list?.addEventListener(
    'click',
    () => {
      // Else the button would get the focus back, and the next page would not begin at its beginning.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      close();
    },
    { signal },
  );
  nav.addEventListener(
    'focusout',
    ({ relatedTarget }) => relatedTarget instanceof Node && !nav.contains(relatedTarget) && close(),
    { signal },
  );
  window.addEventListener('popstate', close, { signal });
  window.addEventListener('resize', () => nav.querySelector('button')?.offsetParent === null && close(), { signal });
}

type MenuLinkProps = { readonly href: string; readonly children: string };

/** A link of the menu; the one of the page that is open, or of its part of the site, is marked. / and /Home are the page of /home. */
export function MenuLink({ href, children }: MenuLinkProps) {
  const path = usePathname();
  const here = path === routes.home ? '/home' : path.toLowerCase();
  const current = here === href ? 'page' : here.startsWith(`${href}/`) && 'true';
  return (
    <AppLink href={href} className={styles.page} current={current || undefined}>
      {children}
    </AppLink>
  );
}

/** Less than this is no scrolling: a finger at rest trembles. */
const LEAST_PX = 5;

/** How far from the top of the page the header begins to go. */
const START_PX = 120;

/** Marks `header` with `data-away` while the page is scrolled down, and takes the mark off when it is scrolled up. */
function hideOnScroll(header: Element | null, signal: AbortSignal): void {
  let last = scrollY;
  const onScroll = () => {
    const way = scrollY - last;
    if (Math.abs(way) < LEAST_PX) return;
    header?.toggleAttribute('data-away', way > 0 && scrollY > START_PX);
    last += way;
  };
  // Scrolling cannot be prevented: the listener is passive.
  addEventListener('scroll', onScroll, { signal });
}
