import { listTexts } from '@/content/client/quotation-list';
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

export type SharedLine = { readonly text: string };

/** As many of `lines` as fit in `most` characters of a link, and a last one that says how many there are besides. */
export function fitLines(lines: readonly SharedLine[], most: number): readonly string[] {
  const measure = (line: string) => encodeText(`${line}\n`).length;
  const texts = lines.map(({ text }) => text);
  let left = most - measure(listTexts.moreLines(lines.length));
  const count = texts.findIndex((line) => {
    left -= measure(line);
    return left < 0;
  });
  return count < 0 ? texts : [...texts.slice(0, count), listTexts.moreLines(lines.length - count)];
}
