import { listTexts } from '@/content/client/quotation-list';
import { lineTexts } from '@/content/client/quotation-list-lines';
import { toLinesPath } from '@/lib/list-paths';
import { addLines } from '@/lib/quotation-list/add-lines';
import { MAX_LINES } from '@/lib/quotation-list/address';
import { formatLines, type QuotationLines, toLineText } from '@/lib/quotation-list/lines';
import { addToDevice } from './add-to-device';
import { saveDeviceList } from './device-list';
import { isShown, keepPlace } from './keep-place';
import { writePaper } from './paper';
import { type } from './type-line';
import type { ListContext } from './use-list-actions';

/** What was written on a page that is being left, by the lines that it shows: the next words may come before the next page. */
const later = new WeakMap<QuotationLines, { readonly lines: QuotationLines; readonly isKept: boolean }>();

/** Takes what is written in a field of the list's form; that of a new line is emptied, unless there is no room. */
export function write({ edit, ignore, router, setStatus, ...shown }: ListContext, field: HTMLInputElement): void {
  // The next page has the words of the field that was left with its page (keepPlace).
  if (!edit && !isShown(field)) return;
  const { lines, isKept } = later.get(shown.lines) ?? shown;
  const changed = field.closest('li') ? type(lines, field) : null;
  const text = changed ? '' : toLineText(field.value);
  if (!changed && text === '') return;
  const { left, ...sum } = addLines(changed ?? lines, { items: [], free: text ? [{ text, quantity: 1 }] : [] });
  setStatus(left > 0 ? listTexts.full(MAX_LINES) : text && listTexts.added(`«${text}»`));
  if (left > 0) return;
  if (text) field.value = '';
  edit?.(sum);
  if (edit) return;
  // The page of a list of products alone knows no other lines.
  later.set(shown.lines, { lines: sum, isKept });
  if (isKept) {
    ignore(formatLines(sum));
    saveDeviceList(formatLines(sum));
  }
  const path = toLinesPath(sum);
  keepPlace(field, path);
  router.replace(path, { scroll: false });
}

/** Adds the lines to the list of this device and leads there, or says how many lines found no place in it. */
export function merge({ lines, router, setStatus }: ListContext): void {
  const { path, left } = addToDevice(lines);
  // What did not fit is only here.
  if (left > 0) setStatus(lineTexts.noRoom(left, MAX_LINES));
  else router.push(path);
}

/** Lets the printed page say what only this device knows. */
export function preparePaper(): void {
  addEventListener('beforeprint', writePaper);
}
