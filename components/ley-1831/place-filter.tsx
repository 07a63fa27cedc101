'use client';

import type { FormEvent, ReactNode } from 'react';
import { foldAccents } from '@/lib/text';

type Props = {
  /** A text field, a list, and last a status whose element is announced when no item matches; server-rendered. */
  readonly children: ReactNode;
};

/** Hides the items of a list that do not have the words written in its field. */
export function PlaceFilter({ children }: Props) {
  return <div onInput={filter}>{children}</div>;
}

function filter({ target, currentTarget }: FormEvent<HTMLElement>): void {
  const words = foldAccents((target as HTMLInputElement).value).split(/\s+/);
  let isNone = true;
  for (const item of currentTarget.querySelectorAll('li')) {
    const text = foldAccents(item.textContent);
    item.hidden = !words.every((word) => text.includes(word));
    isNone &&= item.hidden;
  }
  currentTarget.lastElementChild?.firstElementChild?.toggleAttribute('hidden', !isNone);
}
