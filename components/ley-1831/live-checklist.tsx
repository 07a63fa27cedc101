'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { withStorage } from '../ui/storage';

type Props = {
  readonly name: string;
  /** Boxes to tick, each with a value of its own, and a button that prints them; server-rendered. */
  readonly children: ReactNode;
};

/** Remembers on this device which boxes are ticked; its button prints its section under the title of the page, and no other section. */
export function LiveChecklist({ name, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current) watchChecklist(root.current, `verificacion:${name}`);
  }, [name]);
  return <div ref={root}>{children}</div>;
}

function watchChecklist(root: HTMLElement, key: string): void {
  const boxes = [...root.querySelectorAll('input')];
  withStorage(() => {
    const ticked = localStorage.getItem(key)?.split(' ');
    // What was ticked before hydration stays.
    for (const box of boxes) box.checked ||= ticked?.includes(box.value) ?? false;
  });
  root.onchange = () =>
    withStorage(() => localStorage.setItem(key, boxes.map(({ checked, value }) => checked && value).join(' ')));
  root.onclick = ({ target }) => {
    const section = (target as Element).closest('button')?.closest('section');
    if (!section) return;
    section.dataset.printed = '';
    addEventListener('afterprint', () => delete section.dataset.printed, { once: true });
    print();
  };
}
