'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { hideOnScroll } from './hide-on-scroll';

type Props = { readonly className: string | undefined; readonly label: string; readonly children: ReactNode };

/** The place of the menu. Closes its popover where the browser would leave it open, and hides the header and the chat button. */
export function MenuNav({ className, label, children }: Props) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const ended = new AbortController();
    if (nav.current) closeWhenLeft(nav.current, ended.signal);
    hideOnScroll(nav.current?.closest('header') ?? null, ended.signal);
    const load = () => import('./step-aside').then(({ stepAside }) => stepAside(ended.signal), Boolean);
    addEventListener('scroll', load, { capture: true, once: true, signal: ended.signal });
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
