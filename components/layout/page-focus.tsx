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
    // What has the focus in the header stays, unless it was a link of the closed menu (unknown before 2024).
    const isKept = active?.closest('header') && (active.checkVisibility?.() ?? true);
    if (!isKept && location.hash === '') document.getElementById('contenido')?.focus({ preventScroll: true });
  }, [path]);
  return null;
}
