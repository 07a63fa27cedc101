'use client';

import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import styles from './place-question.module.scss';

type Props = {
  readonly label: string;
  /** Said when no item fits. */
  readonly none: string;
  /** A list, server-rendered. */
  readonly children: ReactNode;
};

/** A field that hides the items of a list that do not have the words written in it. */
export function PlaceFilter({ label, none, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [isNone, setNone] = useState(false);

  const filter = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const words = toPlain(target.value).split(/\s+/);
    let shown = 0;
    for (const item of list.current?.querySelectorAll('li') ?? []) {
      const text = toPlain(item.textContent);
      item.hidden = !words.every((word) => text.includes(word));
      if (!item.hidden) shown++;
    }
    setNone(shown === 0);
  };

  return (
    <>
      <label className={styles.field}>
        <span>{label}</span>
        <input type="text" autoComplete="off" className={styles.input} onChange={filter} />
      </label>
      <div ref={list}>{children}</div>
      <p role="status">{isNone && none}</p>
    </>
  );
}

/** In lower case without accents. */
function toPlain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
