import { toLinesPath } from '@/lib/list-paths';
import { addLines } from '@/lib/quotation-list/add-lines';
import { LEFT_OUT } from '@/lib/quotation-list/left-out';
import { formatLines, type QuotationLines, readLines } from '@/lib/quotation-list/lines';
import { getDeviceList, saveDeviceList } from './device-list';

/** Adds lines to the list of this device; returns the address of that, which says it where `left` lines found no place. */
export function addToDevice(added: QuotationLines): { readonly path: string; readonly left: number } {
  const { left, ...lines } = addLines(readLines(getDeviceList()), added);
  saveDeviceList(formatLines(lines));
  return { path: toLinesPath(lines) + (left > 0 ? `#${LEFT_OUT.lines}` : ''), left };
}
