import { clientLimits } from '@/content/client/limits';
import { share } from '@/content/client/share';
import { whatsapp } from '@/content/site';
import { encodeText, truncate } from '@/lib/text';

/** A page to share: its public `address`, the name of its subject, and the words before it if they are not the name. */
export type Shared = {
  readonly name: string;
  readonly address: string;
  readonly text?: string | undefined;
};

/** Plain links that share a page. */
export function listShareLinks({ name, address, text = name }: Shared) {
  const [title, words] = [name, text].map((one) => encodeText(truncate(one, clientLimits.sharedText)));
  const place = encodeURIComponent(address);
  return [
    { icon: 'whatsapp', way: 'WhatsApp', href: `https://wa.me/?text=${words}%20${place}` },
    { icon: 'mail', way: share.email, href: `mailto:?subject=${title}&body=${words}%0A%0A${place}` },
  ] as const;
}

/** Address of a chat with the company, which begins with `text`. */
export function toWhatsAppAddress(text?: string): string {
  return text ? `${whatsapp}?text=${encodeText(text)}` : whatsapp;
}
