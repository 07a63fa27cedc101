import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { QuotationLines } from '@/lib/quotation-list/lines';
import { routes } from '@/lib/routes';
import { getDeviceList, saveDeviceList, useDeviceList } from './device-list';
import type { ListCodec } from './plain-codec';

/**
 * The list that a page shows, and what changes it: the address follows it, so does the list of this device where it is the same one, and it
 * follows that of the device when another tab changes it. `ids` are the products that there are of `requested`, the list of the address.
 */
export function useList(ids: readonly string[], requested: QuotationLines, codec: ListCodec) {
  const { read, write, toPath } = codec;
  const router = useRouter();
  const stored = useDeviceList();
  const spell = (list: string) => {
    const known = read(list);
    return known ? write(known) : list;
  };
  /** Spelled as this page does; null until the page is hydrated. */
  const device = stored === null ? null : spell(stored);
  const keepThere = ({ items, free }: QuotationLines) => ({ items: items.filter(({ id }) => ids.includes(id)), free });
  const [lines, setLines] = useState<QuotationLines>(keepThere(requested));
  const seen = useRef(device);
  const text = write(lines);
  const isMine = device === text;

  const hasAll = ({ items }: QuotationLines) => items.every(({ id }) => ids.includes(id));
  const show = (list: QuotationLines) => {
    setLines(list);
    replaceAddress(toPath(list));
  };

  const start = useEffectEvent(() => {
    const kept = read(getDeviceList());
    // Who comes back finds the list as it was left; an address has not always all lines, the device does.
    const isKept = kept && toPath(kept) === location.pathname;
    const left = isKept ? kept : read(location.pathname.split('/').slice(2).join('/'));
    if (left && hasAll(left)) setLines(left);
    if (!kept || toPath(kept) !== toPath(requested)) return;
    setLines(keepThere(kept));
    saveDeviceList(write(keepThere(kept)));
  });
  useEffect(() => start(), []);

  const follow = useEffectEvent((changed: string | null) => {
    const before = seen.current;
    seen.current = changed;
    if (changed === null || changed === text || before !== text) return;
    const list = read(changed);
    if (list && hasAll(list)) show(list);
    else router.replace(list ? toPath(list) : routes.quotationList);
  });
  useEffect(() => follow(device), [device]);

  const isKept = () => {
    // An event that came before the page was hydrated is handled before the device has been looked at.
    const now = device ?? spell(getDeviceList());
    return now === '' || now === text;
  };
  return {
    lines,
    isMine,
    /** True where this device remembers what becomes of the list. */
    isKept,
    /** Null until the page is hydrated. */
    device,
    /** The page does not follow its device to this list (a text of formatLines): who changes it leads to it. */
    ignore: (list: string) => {
      seen.current = list;
    },
    edit: (list: QuotationLines) => {
      const isRemembered = isKept();
      show(list);
      if (isRemembered) saveDeviceList(write(list));
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
