'use client';

import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  readonly name: string;
  /** Boxes to tick, each with a value of its own, server-rendered. */
  readonly children: ReactNode;
};

/** Remembers on this device which boxes are ticked. */
export function TickMemory({ name, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const key = `verificacion:${name}`;

  useEffect(() => {
    const ticked = read(key).split(' ');
    // What was ticked before the page came to life stays.
    for (const box of root.current?.querySelectorAll('input') ?? []) box.checked ||= ticked.includes(box.value);
  }, [key]);

  const save = () => {
    const ticked = [...(root.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [])];
    try {
      localStorage.setItem(key, ticked.map(({ value }) => value).join(' '));
    } catch {
      // The browser refuses storage: the boxes work all the same.
    }
  };

  return (
    <div ref={root} onChange={save}>
      {children}
    </div>
  );
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
