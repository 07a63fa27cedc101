import { whatsapp } from '@/content/site';
import { encodeText } from '@/lib/text';

/** Address of a chat with the company that begins with `text`. */
export function toWhatsAppAddress(text: string): string {
  return `${whatsapp}?text=${encodeText(text)}`;
}
