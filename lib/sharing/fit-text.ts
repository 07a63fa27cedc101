import { encodeText } from '@/lib/text';

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

/** As many of `lines` as fit in `most` characters of a link, and a last one of `more` that says how many there are besides. */
export function fitLines(lines: readonly string[], most: number, more: (count: number) => string): readonly string[] {
  const measure = (line: string) => encodeText(`${line}\n`).length;
  let length = measure(more(lines.length));
  const count = lines.findIndex((line) => {
    length += measure(line);
    return length > most;
  });
  return count < 0 ? lines : [...lines.slice(0, count), more(lines.length - count)];
}
