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
  const letters = [...text];
  const count = countFitting(letters, most - CUT_LENGTH);
  return count === letters.length ? text : letters.slice(0, count).join('') + CUT;
}

export type SharedLine = { readonly text: string };

/** As many of `lines` as fit in `most` characters of a link, and a last one that says how many there are besides. */
export function fitLines(lines: readonly SharedLine[], most: number): readonly string[] {
  const texts = lines.map(({ text }) => text);
  const [more = '', ...rows] = [listTexts.moreLines(lines.length), ...texts].map((text) => `${text}\n`);
  const count = countFitting(rows, most - encodeText(more).length);
  return count === rows.length ? texts : [...texts.slice(0, count), listTexts.moreLines(lines.length - count)];
}

/** How many of the first `parts` take at most `room` characters of a link. */
function countFitting(parts: readonly string[], room: number): number {
  let left = room;
  const end = parts.findIndex((part) => {
    left -= encodeText(part).length;
    return left < 0;
  });
  return end < 0 ? parts.length : end;
}
