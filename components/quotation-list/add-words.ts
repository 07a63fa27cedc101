import { listTexts } from '@/content/client/quotation-list';
import { addLines } from '@/lib/quotation-list/add-lines';
import { MAX_LINES } from '@/lib/quotation-list/address';
import { formatLines, readLines, toLineText } from '@/lib/quotation-list/lines';
import { getDeviceList, saveDeviceList } from './device-list';

/** Adds a free line with the words of a visitor to the list of this device; returns what happened, in words. */
export function addWords(words: string): string {
  const text = toLineText(words);
  const { left, ...lines } = addLines(readLines(getDeviceList()), { items: [], free: [{ text, quantity: 1 }] });
  if (left > 0) return listTexts.full(MAX_LINES);
  saveDeviceList(formatLines(lines));
  return listTexts.added(`«${text}»`);
}
