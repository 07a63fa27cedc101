import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toLinesPath } from '@/lib/list-paths';
import { formatLines, type QuotationLines, readAddress, readLines } from '@/lib/quotation-list/lines';
import { getDeviceList, saveDeviceList, useDeviceList } from './device-list';

/**
 * The list that a page shows, and what changes it: the address follows it, so does the list of this device where it is the same one, and it
 * follows that of the device when another tab changes it. `ids` are the products that there are of `requested`, the list of the address.
 */
export function useList(ids: readonly string[], requested: QuotationLines) {
  const router = useRouter();
  const stored = useDeviceList();
  /** Spelled as this page does; null until the page is hydrated. */
  const device = stored && formatLines(readLines(stored));
  const keepThere = ({ items, free }: QuotationLines) => ({ items: items.filter(({ id }) => ids.includes(id)), free });
  const [lines, setLines] = useState<QuotationLines>(keepThere(requested));
  const seen = useRef(device);
  const text = formatLines(lines);
  const isMine = device === text;

  const hasAll = ({ items }: QuotationLines) => items.every(({ id }) => ids.includes(id));
  const show = (list: QuotationLines) => {
    setLines(list);
    replaceAddress(toLinesPath(list));
  };

  const start = useEffectEvent(() => {
    const kept = readLines(getDeviceList());
    const keptPath = toLinesPath(kept);
    // Who comes back finds the list as it was left; an address has not always all lines, the device does.
    const left = keptPath === location.pathname ? kept : readAddress(...location.pathname.split('/').slice(2));
    if (hasAll(left)) setLines(left);
    if (keptPath !== toLinesPath(requested)) return;
    setLines(keepThere(kept));
    saveDeviceList(formatLines(keepThere(kept)));
  });
  useEffect(() => start(), []);

  const follow = useEffectEvent((changed: string | null) => {
    const before = seen.current;
    seen.current = changed;
    if (changed === null || changed === text || before !== text) return;
    const list = readLines(changed);
    if (hasAll(list)) show(list);
    else router.replace(toLinesPath(list));
  });
  useEffect(() => follow(device), [device]);

  return {
    lines,
    isMine,
    /** Null until the page is hydrated. */
    device,
    edit: (list: QuotationLines) => {
      show(list);
      if (isMine || device === '') saveDeviceList(formatLines(list));
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
