import { listTexts } from '@/content/client/quotation-list';
import { lineTexts } from '@/content/client/quotation-list-lines';
import { toLinesPath } from '@/lib/list-paths';
import { addLines } from '@/lib/quotation-list/add-lines';
import { MAX_LINES } from '@/lib/quotation-list/address';
import { formatLines, type QuotationLines, readLines, toLineText } from '@/lib/quotation-list/lines';
import { getDeviceList, saveDeviceList } from './device-list';
import { type } from './type-line';

type Written = {
  readonly lines: QuotationLines;
  readonly text: string;
  readonly path: string;
  readonly status: string;
};

/** `lines` with what is written in a field of their form; that of a new line is emptied, unless there is no room. Null where nothing changes. */
export function writeLine(
  lines: QuotationLines,
  field: HTMLInputElement,
): Written | { readonly status: string } | null {
  const changed = field.closest('li') ? type(lines, field) : null;
  const text = changed ? '' : toLineText(field.value);
  if (!changed && text === '') return null;
  const { left, ...sum } = addLines(changed ?? lines, { items: [], free: text ? [{ text, quantity: 1 }] : [] });
  if (left > 0) return { status: listTexts.full(MAX_LINES) };
  if (text) field.value = '';
  return { lines: sum, text: formatLines(sum), path: toLinesPath(sum), status: text && listTexts.added(`«${text}»`) };
}

/** Adds `lines` to the list of this device; returns its address, or says how many lines found no place in it. */
export function addToDevice(lines: QuotationLines) {
  const { left, ...sum } = addLines(readLines(getDeviceList()), lines);
  saveDeviceList(formatLines(sum));
  return left > 0 ? { status: lineTexts.noRoom(left, MAX_LINES) } : { path: toLinesPath(sum) };
}
