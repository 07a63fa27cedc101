import { listTexts } from '@/content/client/quotation-list';
import { parsePasted, toOwnLine } from '@/lib/pasted-list/parse';
import { addLines, type Line, MAX_LINES } from '@/lib/quotation-list/address';

/** `lines` with the one line that is typed, and what happened in words; null where it is none, or several, which are reviewed first. */
export function addTyped(lines: readonly Line[], typed: string) {
  const [line, ...others] = parsePasted(typed).lines;
  if (!line || others.length > 0) return null;
  const own = toOwnLine(line);
  const sum = addLines(lines, [own]);
  if (sum.left > 0) return { lines, status: listTexts.full(MAX_LINES) };
  return { lines: sum.lines, status: listTexts.added(`«${own.text}»`) };
}
