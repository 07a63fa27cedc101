import { clientLimits } from '@/content/client/limits';
import { share } from '@/content/client/share';
import { listLimits } from '@/content/list-limits';
import { encodeText, truncate } from '@/lib/text';
import { fitLines, type SharedLine } from './whatsapp';

/** What is shared: the page at `address` (public, without a query), the name of what it shows, the words before the address, and lines after them. */
export type Shared = {
  readonly name: string;
  readonly address: string;
  readonly text?: string | undefined;
  /** Those of a list, of which as many are in a link as fit. */
  readonly lines?: readonly SharedLine[];
};

/** `address` as it is shared by `source` ('whatsapp', 'copiar'…), so that staff can count where visitors come from; never the canonical one. */
export function toSharedAddress(address: string, source: string): string {
  return `${address}?utm_source=${source}`;
}

/** The same for the device's own way to share. */
export function toShareData({ name, address, text, lines }: Shared) {
  const words = lines ? [text ?? name, ...fitLines(lines, listLimits.shared)].join('\n') : text;
  return { title: name, ...(words && { text: words }), url: toSharedAddress(address, 'compartir') };
}

/** Plain links that share a page. */
export function listShareLinks(shared: Shared) {
  const { name, address, text: words = name, lines = [] } = shared;
  const [title = '', start = ''] = [name, words].map((one) => encodeText(truncate(one, clientLimits.sharedText)));
  const from = (source: string) => encodeURIComponent(toSharedAddress(address, source));
  const toText = (most: number) => [start, ...fitLines(lines, most).map(encodeText)].join('%0A');
  const text = toText(listLimits.shared);
  const [mail, mailEnd] = [`mailto:?subject=${title}&body=`, `%0A%0A${from('correo')}`];
  const room = clientLimits.mailed - (mail + start + mailEnd).length;
  return [
    {
      icon: 'whatsapp',
      way: 'WhatsApp',
      href: `https://wa.me/?text=${text}${lines.length > 0 ? '%0A' : '%20'}${from('whatsapp')}`,
    },
    {
      icon: 'mail',
      way: share.email,
      href: mail + toText(Math.max(0, Math.min(room, listLimits.shared))) + mailEnd,
    },
  ] as const;
}
