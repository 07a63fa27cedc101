'use client';

import { useEffect, useRef, useState } from 'react';
import { COMPARISON_FORM } from '@/lib/catalogue/comparison-form';
import { routes } from '@/lib/routes';
import { Button } from '../ui/button';
import styles from './comparable-list.module.scss';

type Props = {
  readonly label: string;
  readonly most: number;
  /** Said of one product alone, and of more than `most`. */
  readonly chooseMore: string;
  readonly tooMany: string;
};

/** The form of the boxes on the cards, in sight once one is ticked; without JavaScript it does not count. */
export function CompareBar({ label, most, chooseMore, tooMany }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [count, setCount] = useState(0);
  useEffect(() => {
    // Also what the browser kept ticked for who comes back.
    const update = () => setCount(new FormData(form.current ?? undefined).getAll(COMPARISON_FORM.field).length);
    update();
    document.addEventListener('change', update);
    return () => document.removeEventListener('change', update);
  }, []);
  const note = (count === 1 && chooseMore) || (count > most && tooMany);
  return (
    <form ref={form} id={COMPARISON_FORM.id} action={routes.comparisonChoice} className={styles.bar}>
      <Button type="submit">
        {label}
        {count > 0 && ` (${count})`}
      </Button>
      <span role="status" className={styles.note}>
        {note}
      </span>
    </form>
  );
}
