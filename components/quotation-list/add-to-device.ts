import { addLines, formatList, INCOMPLETE, type Line, parseList, toListPath } from '@/lib/quotation-list/address';
import { getDeviceList, saveDeviceList } from './device-list';

/** Adds lines to the list of this device; returns its address, which also says that `left` lines did not fit. */
export function addToDevice(added: readonly Line[]): { readonly path: string; readonly left: number } {
  const { lines, left } = addLines(parseList(getDeviceList()).lines, added);
  saveDeviceList(formatList(lines));
  return { path: toListPath(lines) + (left > 0 ? `#${INCOMPLETE}` : ''), left };
}
