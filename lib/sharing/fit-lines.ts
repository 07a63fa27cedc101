import { encodeText } from '@/lib/text';

/** As many of `lines` as fit in `most` characters of a link, and a last one of `more` that says how many there are besides. */
export function fitLines(lines: readonly string[], most: number, more: (count: number) => string): readonly string[] {
  let [count, length] = [0, 0];
  for (const line of lines) {
    length += encodeText(`${line}\n`).length;
    if (length > most) break;
    count++;
  }
  const left = lines.length - count;
  return left > 0 ? [...lines.slice(0, count), more(left)] : lines;
}
