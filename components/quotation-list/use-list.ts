import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatList, type Line, parseList, toListPath } from '@/lib/quotation-list/address';
import { readFields } from '@/lib/quotation-list/fields';
import { decodeParam } from '@/lib/routes';
import { getDeviceList, saveDeviceList, useDeviceList } from './device-list';

/** A line, and what tells it from equal ones while they are typed in, moved and taken off. */
type Row = { readonly key: number; readonly line: Line };

/** The rows of `lines`; those that are in `rows` keep theirs. */
function toRows(lines: readonly Line[], rows: readonly Row[] = []): readonly Row[] {
  let next = Math.max(0, ...rows.map(({ key }) => key + 1));
  return lines.map((line) => rows.find((row) => row.line === line) ?? { key: next++, line });
}

const spell = (text: string) => formatList(parseList(text).lines);

/** The list of a page, which the address and this device follow; `ids` are the products that exist of `requested`. */
export function useList(ids: readonly string[], requested: readonly Line[]) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const stored = useDeviceList();
  const isThere = ({ id }: Line) => id === undefined || ids.includes(id);
  const [rows, setRows] = useState(() => toRows(requested.filter(isThere)));
  const lines = rows.map(({ line }) => line);
  const text = formatList(lines);
  /** Null until the page is hydrated. */
  const device = stored === null ? null : spell(stored);
  const seen = useRef(device);

  const show = (changed: readonly Row[]) => {
    setRows(changed);
    replaceAddress(toListPath(changed.map(({ line }) => line)));
  };

  const change = (changed: readonly Line[], next = toRows(changed, rows)) => {
    if (formatList(changed) === text) return;
    show(next);
    if (spell(getDeviceList()) !== text) return;
    // The device follows: its change may be drawn before that of the rows, and is none of another tab's.
    seen.current = formatList(changed);
    saveDeviceList(seen.current);
  };

  /** A field that cannot be taken as it is leaves the list as it was. */
  const readForm = () => {
    if (!form.current?.matches(':valid')) return;
    const typed = readFields(new FormData(form.current));
    change(
      typed,
      rows.map(({ key, line }, index) => ({ key, line: typed[index] ?? line })),
    );
  };

  const start = useEffectEvent(() => {
    const kept = parseList(getDeviceList()).lines;
    // Who comes back finds the list as it was left; an address has not always all lines, the device does.
    const isKept = kept.length > 0 && toListPath(kept) === location.pathname;
    const left = isKept ? kept : parseList(decodeParam(location.pathname.split('/')[2] ?? '')).lines;
    const shown = left.filter(isThere);
    if (isKept && getDeviceList() !== formatList(shown)) saveDeviceList(formatList(shown));
    if (formatList(shown) !== text) setRows(toRows(shown, rows));
    // What was typed before the page was hydrated.
    else readForm();
  });
  useEffect(() => start(), []);

  const follow = useEffectEvent((changed: string | null) => {
    const before = seen.current;
    seen.current = changed;
    if (changed === null || changed === text || before !== text) return;
    const next = parseList(changed).lines;
    if (next.every(isThere)) show(toRows(next, rows));
    else router.replace(toListPath(next));
  });
  useEffect(() => follow(device), [device]);

  return { form, rows, lines, text, device, change, readForm };
}

/** With the framework's own state, so that its router sees no new page, and takes the focus to no beginning. */
function replaceAddress(path: string): void {
  try {
    history.replaceState(history.state, '', path);
  } catch {
    // Browsers allow only so many a minute; the list itself is on the page.
  }
}
