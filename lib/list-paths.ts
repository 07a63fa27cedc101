import { toQuotationListPath } from './plain-list-paths';
import { ADD } from './quotation-list/fields';
import { fitExtras, type QuotationLines } from './quotation-list/lines';

/** Address of a list, with as many of its notes and free lines as an address carries. */
export function toLinesPath(lines: QuotationLines): string {
  return toQuotationListPath(lines.items, fitExtras(lines).extras);
}

/** The same of lines that are added to the list of the device that opens it; without JavaScript they are a list of their own. */
export function toAddedPath(lines: QuotationLines): string {
  return `${toLinesPath(lines)}#${ADD}`;
}
