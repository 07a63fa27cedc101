import { sentList } from '@/content/client/quotation-list-paper';
import { getRequests } from '../my-requests/device-requests';

/** Writes on the printed list what only this device knows: the institution of the form, and the number and day of a request that was sent. */
export function writePaper(): void {
  // The framework keeps pages that were left in the document, out of sight.
  for (const place of document.querySelectorAll('[data-paper=sent]')) writeOn(place.closest('section')?.parentElement);
}

function writeOn(list: Element | null | undefined): void {
  const write = (name: string, text: string) => {
    const place = list?.querySelector(`[data-paper=${name}]`);
    if (place) place.textContent = text;
  };
  const getValue = (name: string) => list?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value.trim() ?? '';
  const asked = [getValue('items'), getValue('extras')].join('/').replace(/\/$/, '');
  const sent = getRequests().find(({ items }) => items === asked);
  const { lang } = document.documentElement;
  const day = sent && new Date(sent.sentAt).toLocaleDateString(lang || undefined, { dateStyle: 'long' });
  write('institution', getValue('institution'));
  write('sent', sent ? `${sentList.number} ${sent.reference}, ${sentList.sent} ${day}` : '');
}
