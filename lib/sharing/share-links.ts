import { clientLimits } from '@/content/client/limits';
import { share } from '@/content/client/share';
import { whatsapp } from '@/content/site';
import { encodeText, truncate } from '@/lib/text';

/** A page to share: its public `address`, and the name of its subject. */
export type Shared = { readonly name: string; readonly address: string };

/** Plain links that share a page. */
export function listShareLinks({ name, address }: Shared) {
  const title = encodeText(truncate(name, clientLimits.sharedText));
  const place = encodeURIComponent(address);
  return [
    { icon: 'whatsapp', way: 'WhatsApp', href: `https://wa.me/?text=${title}%20${place}` },
    { icon: 'mail', way: share.email, href: `mailto:?subject=${title}&body=${title}%0A%0A${place}` },
  ] as const;
}

/** Address of a chat with the company, which begins with `text`. */
export function toWhatsAppAddress(text?: string): string {
  return text ? `${whatsapp}?text=${encodeText(text)}` : whatsapp;
}
