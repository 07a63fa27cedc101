import { sentList } from '@/content/client/quotation-list-paper';
import { getRequests } from '../my-requests/device-requests';

/** Writes on the printed list what only this device knows: the institution of the form, and the number and day of a request that was sent. */
export function writePaper(): void {
  write('institution', getValue('institution'));
  const list = [getValue('items'), getValue('extras')].join('/').replace(/\/$/, '');
  const sent = getRequests().find(({ items }) => items === list);
  const { lang } = document.documentElement;
  const day = sent && new Date(sent.sentAt).toLocaleDateString(lang || undefined, { dateStyle: 'long' });
  write('sent', sent ? `${sentList.number} ${sent.reference}, ${sentList.sent} ${day}` : '');
}

function write(name: string, text: string): void {
  const place = document.querySelector(`[data-paper=${name}]`);
  if (place) place.textContent = text;
}

function getValue(name: string): string {
  return document.querySelector<HTMLInputElement>(`#cotizacion [name=${name}]`)?.value.trim() ?? '';
}
