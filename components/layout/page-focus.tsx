'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** Takes the focus to the beginning of a page when the link that led to it is gone: the next Tab would start behind all of it. */
export function PageFocus() {
  const path = usePathname();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const active = document.activeElement;
    // What has the focus in the header stays there, unless it was a link of the menu that has closed.
    const isKept = active?.closest('header') && isVisible(active);
    if (!isKept && location.hash === '') document.getElementById('contenido')?.focus({ preventScroll: true });
  }, [path]);
  return null;
}

/** Browsers before 2024 do not say: there the link of the closed menu keeps the focus. */
function isVisible(element: Element): boolean {
  return element.checkVisibility?.() ?? true;
}
