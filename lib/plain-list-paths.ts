import { FREE, formatList, type ListItem } from './quotation-list/address';
import { routes } from './routes';

/** Address of a quotation list: /cotizacion/101x2-305, or /cotizacion while it is empty; `extras` are its notes and free lines (fitExtras). */
export function toQuotationListPath(items: readonly ListItem[], extras = ''): string {
  const products = formatList(items) || (extras && FREE);
  return [routes.quotationList, products, extras].filter(Boolean).join('/');
}

/** Address of the QR code, an SVG, of the address of a list that is not empty, by its path. */
export function toListCodePath(path: string): string {
  return `${path}/qr.svg`;
}
