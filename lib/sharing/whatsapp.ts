import { whatsapp } from '@/content/site';
import { encodeText } from '@/lib/text';

/** Address of a chat with the company, which begins with `text`. */
export function toWhatsAppAddress(text?: string): string {
  return text ? `${whatsapp}?text=${encodeText(text)}` : whatsapp;
}
