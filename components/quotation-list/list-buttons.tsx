'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { listTexts } from '@/content/client/quotation-list';
import { MAX_LIST_ITEMS, parseList } from '@/lib/quotation-list/address';
import { quotationListPath, routes } from '@/lib/routes';
import { AppLink } from '../ui/app-link';
import { getDeviceList, saveDeviceList, useDeviceList } from './device-list';
import styles from './list-buttons.module.scss';
import { LIST_FORM } from './list-form';

const BUTTONS = `button[form=${LIST_FORM}]`;

/** Lets every AddButton of a page work and say whether its product is on the list of this device: one for all, which are server-rendered. */
export function ListButtons() {
  const [said, setSaid] = useState({ text: '', at: 0 });
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
      if (event.detail < 2) setSaid({ text: toggle(button), at: event.timeStamp });
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
        {said.text && (
          <span className={styles.said} key={said.at}>
            {said.text} {list && <AppLink href={quotationListPath(parseList(list).items)}>{listTexts.see}</AppLink>}
          </span>
        )}
      </p>
    </>
  );
}

function showState(list: string): void {
  const ids = parseList(list).items.map(({ id }) => id);
  for (const button of document.querySelectorAll<HTMLButtonElement>(BUTTONS)) {
    const isOn = ids.includes(button.name);
    button.setAttribute('aria-pressed', String(isOn));
    if (button.firstElementChild) button.firstElementChild.textContent = listTexts[isOn ? 'onList' : 'add'];
  }
}

/** Adds the product of `button` to the list or takes it off; returns what happened, in words. */
function toggle({ name: id, lastElementChild }: HTMLButtonElement): string {
  const { items } = parseList(getDeviceList());
  const rest = items.filter((item) => item.id !== id);
  const isOn = rest.length < items.length;
  if (!isOn && items.length >= MAX_LIST_ITEMS) return listTexts.full(MAX_LIST_ITEMS);
  saveDeviceList(isOn ? rest : [...items, { id, quantity: 1 }]);
  return listTexts[isOn ? 'removed' : 'added'](lastElementChild?.textContent?.trim() ?? '');
}
