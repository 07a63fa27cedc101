import { listWords } from '@/content/pasted-list';
import { foldAccents } from '@/lib/text';
import { PRICE } from './patterns';

const OPENINGS = new RegExp(`^(?:${listWords.openings.replaceAll(', ', '|')})(?:[,:!.]+\\s*|\\s+)`);

/** A line without the words with which a message begins and the price at its end, which say nothing of what is wanted. */
export function toPlainWords(line: string): string {
  return dropPrice(dropOpenings(line));
}

function dropPrice(text: string): string {
  const words = text
    .slice(0, Math.max(0, text.search(PRICE)))
    .replace(/(?:\s(?:a|por|precio|valor))?[\s,;:.…–—=-]+$/i, '');
  return /\p{L}/u.test(words) ? words : text;
}

function dropOpenings(text: string): string {
  let rest = text;
  for (let length = -1; length !== rest.length; ) {
    length = rest.length;
    const opening = OPENINGS.exec(foldAccents(rest));
    // Folded, a text has as many letters as before where its accents are joined to them.
    if (opening && foldAccents(rest).length === rest.length) rest = rest.slice(opening[0].length);
  }
  return rest;
}
