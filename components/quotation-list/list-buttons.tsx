'use client';

import { usePathname } from 'next/navigation';
import { type SubmitEvent, useEffect, useState } from 'react';
import { clientLimits } from '@/content/client/limits';
import { listTexts } from '@/content/client/quotation-list';
import { LIST_FORM, readProductId, splitList } from '@/lib/quotation-list/list-text';
import { routes, toDeviceListPath } from '@/lib/routes';
import { AppLink } from '../ui/app-link';
import { getDeviceList, saveDeviceList, useDeviceList } from './device-list';
import styles from './list-buttons.module.scss';

/** What was done, in words. */
type Status = { readonly text: string; readonly at: number; readonly path: string; readonly button: HTMLElement };

/** As long as a double click takes at most. */
const DOUBLE_CLICK_MS = 500;
const BUTTONS = `button[form=${LIST_FORM}]`;

/** Lets all AddButtons of a page, which are server-rendered, work and say what is on the list of this device. */
export function ListButtons() {
  const [status, setStatus] = useState<Status>();
  const list = useDeviceList();
  // Drawn again on each page, whose buttons are new; what was said on another one has ended.
  const path = usePathname();
  useEffect(() => showState(list ?? ''));
  const press = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter: button, timeStamp: at } = event.nativeEvent;
    if (!(button instanceof HTMLButtonElement)) return;
    // The second half of a double click would take it off again.
    if (status?.button === button && at - status.at < DOUBLE_CLICK_MS) return;
    setStatus({ text: toggle(button), at, path, button });
  };
  return (
    <>
      <form id={LIST_FORM} action={routes.quotationListChange} onSubmit={press}>
        {/* Its other buttons stand on the cards, where the page has some. */}
        <button type="submit" hidden>
          {listTexts.see}
        </button>
      </form>
      <p role="status">
        {status?.path === path && (
          <span className={styles.message} key={status.at}>
            {status.text} {list && <AppLink href={toDeviceListPath(list)}>{listTexts.see}</AppLink>}
          </span>
        )}
      </p>
    </>
  );
}

function showState(list: string): void {
  const ids = splitList(list).map(readProductId);
  for (const button of document.querySelectorAll<HTMLButtonElement>(BUTTONS)) {
    const isOn = ids.includes(button.name);
    button.setAttribute('aria-pressed', String(isOn));
    if (button.firstElementChild) button.firstElementChild.textContent = listTexts[isOn ? 'onList' : 'add'];
  }
}

/** Adds the product of `button` to the list, or takes it off; says so. */
function toggle({ name, lastElementChild }: HTMLButtonElement): string {
  const lines = splitList(getDeviceList());
  const others = lines.filter((line) => readProductId(line) !== name);
  const isOn = others.length < lines.length;
  if (!isOn && lines.length >= clientLimits.quotationList.lines)
    return listTexts.full(clientLimits.quotationList.lines);
  saveDeviceList((isOn ? others : [...lines, name]).join('-'));
  return listTexts[isOn ? 'removed' : 'added'](lastElementChild?.textContent?.trim() ?? '');
}
