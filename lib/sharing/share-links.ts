import { clientLimits } from '@/content/client/limits';
import { share } from '@/content/client/share';
import { encodeText, truncate } from '@/lib/text';

export type ShareLink = {
  readonly icon: 'whatsapp' | 'linkedin' | 'x' | 'mail';
  /** What the link is called. */
  readonly way: string;
  readonly href: string;
};

/** What is shared: the page at `address` (public, without a query), the name of what it shows, the words before the address, and lines after them. */
export type Shared = {
  readonly name: string;
  readonly address: string;
  readonly text?: string | undefined;
  /** Few enough for a link (fitLines). */
  readonly lines?: readonly string[];
};

/** `address` as it is shared by `source` ('whatsapp', 'copiar'…), so that staff can count where visitors come from; never the canonical one. */
export function toSharedAddress(address: string, source: string): string {
  return `${address}?utm_source=${source}`;
}

/** The id of the share block in its page. */
export const SHARE_ID = 'compartir';

/** The same for the device's own way to share. */
export function toShareData({ name, address, text, lines = [] }: Shared) {
  const words = lines.length > 0 ? [text ?? name, ...lines].join('\n') : text;
  return { title: name, ...(words && { text: words }), url: toSharedAddress(address, 'compartir') };
}

/** Plain links that share a page: all of them, or those of `ways`. */
export function listShareLinks(shared: Shared, ways?: readonly ShareLink['icon'][]) {
  const { name, address, text: words = name, lines = [] } = shared;
  const [subject, start] = [name, words].map((one) => truncate(one, clientLimits.sharedText));
  const [title, text] = [subject, [start, ...lines].join('\n')].map((one) => encodeText(one ?? ''));
  const from = (source: string) => encodeURIComponent(toSharedAddress(address, source));
  const links: readonly ShareLink[] = [
    {
      icon: 'whatsapp',
      way: 'WhatsApp',
      href: `https://wa.me/?text=${text}${lines.length > 0 ? '%0A' : '%20'}${from('whatsapp')}`,
    },
    {
      icon: 'linkedin',
      way: 'LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${from('linkedin')}`,
    },
    { icon: 'x', way: 'X', href: `https://x.com/intent/post?text=${text}&url=${from('x')}` },
    {
      icon: 'mail',
      way: share.email,
      href: `mailto:?subject=${title}&body=${text}%0A%0A${from('correo')}`,
    },
  ];
  return links.filter(({ icon }) => ways?.includes(icon) ?? true);
}
