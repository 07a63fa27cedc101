import { toLinesPath } from '@/lib/list-paths';
import { addLines } from '@/lib/quotation-list/add-lines';
import { readChoices } from '@/lib/quotation-list/choices';
import { LEFT_OUT } from '@/lib/quotation-list/left-out';
import { formatLines, readLines } from '@/lib/quotation-list/lines';
import { getDeviceList, saveDeviceList } from '../quotation-list/device-list';

/** Adds what is chosen in the form of a pasted list to the list of this device; returns the address of that list. */
export function takeChoices(fields: FormData): string {
  const { left, ...lines } = addLines(readLines(getDeviceList()), readChoices(fields));
  saveDeviceList(formatLines(lines));
  return toLinesPath(lines) + (left > 0 ? `#${LEFT_OUT.lines}` : '');
}
