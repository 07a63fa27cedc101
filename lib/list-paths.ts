import { toQuotationListPath } from './plain-list-paths';
import { fitExtras, type QuotationLines } from './quotation-list/lines';

/** Address of a list, with as many of its notes and free lines as an address carries. */
export function toLinesPath(lines: QuotationLines): string {
  return toQuotationListPath(lines.items, fitExtras(lines).extras);
}
