import { encodeText } from '@/lib/text';

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
