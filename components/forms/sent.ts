import { readProductId, splitList } from '@/lib/quotation-list/list-text';
import { getDeviceList, storeDeviceList } from '../quotation-list/device-list';
import { getText } from './post';

/** What a form asks for. */
export type Requested = {
  /** Of a product or of the list. */
  readonly name: string;
  /** Of a list, a product each. */
  readonly lines: readonly { readonly id: string; readonly name: string }[];
  /** Its lines in `most` characters of a link to a message. */
  readonly link?: (most: number) => readonly string[];
};

/** Takes the list that `form` has sent off this device, but for the products with the ids `refused`. */
export function forgetSentList(form: HTMLFormElement, refused: readonly string[]): void {
  const list = getText(form, 'items');
  const kept = splitList(list).filter((line) => refused.includes(readProductId(line)));
  // Somebody else's list is none of this device's. Its page shows the change once it is left.
  if (list !== '' && getDeviceList() === list) storeDeviceList(kept.join('-'));
}
