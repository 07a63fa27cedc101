import { readChoices } from '@/lib/quotation-list/choices';
import { addToDevice } from '../quotation-list/add-to-device';

/** Adds what is chosen in the form of a pasted list to the list of this device; returns the address of that list. */
export function takeChoices(fields: FormData): string {
  return addToDevice(readChoices(fields)).path;
}
