'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { listTexts } from '@/content/client/quotation-list';
import { formatList, LIST_FORM, MAX_LINES, splitList } from '@/lib/quotation-list/address';
import { routes, toDeviceListPath } from '@/lib/routes';
import { AppLink } from '../ui/app-link';
import { getDeviceList, saveDeviceList, useDeviceList } from './device-list';
import styles from './list-buttons.module.scss';

const BUTTONS = `button[form=${LIST_FORM}]`;

/** Lets all AddButtons of a page, which are server-rendered, work and say what is on the list of this device. */
export function ListButtons() {
  const [status, setStatus] = useState({ text: '', at: 0 });
  const list = useDeviceList();
  // Drawn again on each page, whose buttons are new.
  usePathname();
  useEffect(() => showState(list ?? ''));
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>(BUTTONS) : null;
      if (!button || event.defaultPrevented) return;
      event.preventDefault();
      // The second half of a double click would take it off again.
      if (event.detail < 2) setStatus({ text: toggle(button), at: event.timeStamp });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return (
    <>
      <form id={LIST_FORM} action={routes.quotationListChange}>
        {/* Its other buttons stand on the cards, where the page has some. */}
        <button type="submit" hidden>
          {listTexts.see}
        </button>
      </form>
      <p role="status" className={styles.status}>
        {status.text && (
          <span className={styles.message} key={status.at}>
            {status.text} {list && <AppLink href={toDeviceListPath(list)}>{listTexts.see}</AppLink>}
          </span>
        )}
      </p>
    </>
  );
}

function showState(list: string): void {
  const ids = splitList(list).items.map(({ id }) => id);
  for (const button of document.querySelectorAll<HTMLButtonElement>(BUTTONS)) {
    const isOn = button.name.split('-').every((id) => ids.includes(id));
    button.setAttribute('aria-pressed', String(isOn));
    if (button.firstElementChild) button.firstElementChild.textContent = listTexts[isOn ? 'onList' : 'add'];
  }
}

/** Adds the products of `button` to the list, or takes them off when all are there; returns what happened, in words. */
function toggle({ name, lastElementChild }: HTMLButtonElement): string {
  const { items, rest, count } = splitList(getDeviceList());
  const ids = name.split('-');
  const missing = ids.filter((id) => items.every((item) => item.id !== id));
  if (count + missing.length > MAX_LINES) return listTexts.full(MAX_LINES);
  const isOn = missing.length === 0;
  const changed = isOn
    ? items.filter(({ id }) => !ids.includes(id))
    : [...items, ...missing.map((id) => ({ id, quantity: 1 }))];
  saveDeviceList(formatList(changed) + rest);
  return listTexts[isOn ? 'removed' : 'added'](lastElementChild?.textContent?.trim() ?? '');
}
