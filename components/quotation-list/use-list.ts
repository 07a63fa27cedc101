import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatList, type ListItem, parseList } from '@/lib/quotation-list/address';
import { toQuotationListPath } from '@/lib/routes';
import { getDeviceList, saveDeviceList, useDeviceList } from './device-list';

/**
 * The list that a page shows, and what changes it: the address follows it, so does the list of this device where it is the same one, and it
 * follows that of the device when another tab changes it. `shown` is what there is of `requested`, the list of the address.
 */
export function useList(shown: readonly ListItem[], requested: readonly ListItem[]) {
  const router = useRouter();
  const device = useDeviceList();
  const [items, setItems] = useState(shown);
  const seen = useRef(device);
  const text = formatList(items);
  const isMine = device === text;

  const hasAll = (list: readonly ListItem[]) => list.every(({ id }) => shown.some((one) => one.id === id));
  const show = (list: readonly ListItem[]) => {
    setItems(list);
    replaceAddress(toQuotationListPath(list));
  };

  const start = useEffectEvent(() => {
    // Who comes back finds the list as it was left.
    const { items: left } = parseList(location.pathname.split('/')[2] ?? '');
    if (hasAll(left)) setItems(left);
    if (getDeviceList() === formatList(requested)) saveDeviceList(shown);
  });
  useEffect(() => start(), []);

  const follow = useEffectEvent((changed: string | null) => {
    const before = seen.current;
    seen.current = changed;
    if (changed === null || changed === text || before !== text) return;
    const { items: list } = parseList(changed);
    if (hasAll(list)) show(list);
    else router.replace(toQuotationListPath(list));
  });
  useEffect(() => follow(device), [device]);

  return {
    items,
    isMine,
    /** Null until the page is hydrated. */
    device,
    edit: (list: readonly ListItem[]) => {
      show(list);
      if (isMine || device === '') saveDeviceList(list);
    },
  };
}

/** With the framework's own state, so that its router sees no new page, and takes the focus to no beginning. */
function replaceAddress(path: string): void {
  try {
    history.replaceState(history.state, '', path);
  } catch {
    // Browsers allow only so many a minute; the list itself is on the page.
  }
}
