import { whatsapp } from '@/content/site';
import { encodeText } from '@/lib/text';

/** Address of a chat with the company, which begins with `text`. */
export function toWhatsAppAddress(text?: string): string {
  return text ? `${whatsapp}?text=${encodeText(text)}` : whatsapp;
}

const CUT = '…';
/** Its length in a link: %E2%80%A6. */
const CUT_LENGTH = 9;

/** The longest beginning of `text` that takes at most `most` characters of a link, all of it or with an ellipsis. */
export function fitText(text: string, most: number): string {
  let left = most - CUT_LENGTH;
  const letters = [...text];
  const count = letters.findIndex((letter) => {
    left -= encodeText(letter).length;
    return left < 0;
  });
  return count < 0 ? text : letters.slice(0, count).join('') + CUT;
}
