import { ID } from '@/lib/ids';
import { type Line, MAX_LINES, MAX_QUANTITY, toLineText, withNote } from './address';

/** The choice of a line in the visitor's own words. */
export const FREE = 'libre';

/** Names of the fields of one line of a pasted list, before its number. */
export const CHOICE_FIELDS = {
  /** A product, FREE, or '' for nothing. */
  choice: 'linea',
  /** Sent where the line is not wanted. */
  skip: 'quite',
  quantity: 'cuantos',
  /** The line in the visitor's words. */
  words: 'palabras',
  /** What is noted to a product that stands for other words. */
  asked: 'pedido',
  note: 'apunte',
} as const;

/** What is chosen in the form of a pasted list. */
export function readChoices(fields: URLSearchParams | FormData): Line[] {
  const get = (name: keyof typeof CHOICE_FIELDS, line: number) => String(fields.get(CHOICE_FIELDS[name] + line) ?? '');
  const lines: Line[] = [];
  for (let line = 0; line < MAX_LINES; line++) {
    const choice = get('skip', line) === '' ? get('choice', line) : '';
    const quantity = Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(Number(get('quantity', line))) || 1));
    const text = toLineText(get('words', line));
    if (choice === FREE && text !== '') lines.push(withNote({ text, quantity }, toLineText(get('note', line))));
    else if (ID.test(choice))
      lines.push(
        withNote(
          { id: choice, quantity },
          toLineText([get('asked', line), get('note', line)].filter(Boolean).join('; ')),
        ),
      );
  }
  return lines;
}
