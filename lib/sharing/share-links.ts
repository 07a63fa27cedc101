import { share } from '@/content/client/share';
import { limits } from '@/content/limits';
import { sharedAddress } from '@/lib/routes';
import { encodeText, truncate } from '@/lib/text';

export type ShareLink = {
  readonly icon: 'whatsapp' | 'linkedin' | 'x' | 'mail';
  /** What the link is called. */
  readonly way: string;
  readonly href: string;
};

/** Plain links that share the page at `address` (public, without a query) under the name of what it shows. */
export function shareLinks(name: string, address: string): ShareLink[] {
  const text = encodeText(truncate(name, limits.sharedName));
  const from = (source: string) => encodeURIComponent(sharedAddress(address, source));
  return [
    { icon: 'whatsapp', way: 'WhatsApp', href: `https://wa.me/?text=${text}%20${from('whatsapp')}` },
    {
      icon: 'linkedin',
      way: 'LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${from('linkedin')}`,
    },
    { icon: 'x', way: 'X', href: `https://x.com/intent/post?text=${text}&url=${from('x')}` },
    {
      icon: 'mail',
      way: share.email,
      href: `mailto:?subject=${text}&body=${text}%0A%0A${from('correo')}`,
    },
  ];
}
