import listWords from '@/content/pasted-list.json' with { type: 'json' };
import { foldAccents } from '@/lib/text';
import { type ReadLine, readLine } from './line';

/** What a column has, by the words of its heading. */
type Role = keyof typeof listWords.headings;
type Column = { readonly role: Role; readonly heading: string };

const roles = Object.entries(listWords.headings).map(([role, words]) => [role as Role, words.split(' ')] as const);
const nameWords = listWords.headings.name.split(' ');
const QUANTITY = new RegExp(`^([1-9]\\d{0,2})(?:[.,]0{1,2})?\\s*(?:(?:${listWords.pieces})\\.?)?$`, 'iu');
const PIECES = new RegExp(`^(?:${listWords.pieces})\\.?$`, 'iu');
/** One word of letters and digits with at least one digit. */
const CODE = /^(?=\S*\d)[\p{L}\d][\p{L}\d./_-]{1,29}$/u;
const PRICE = /^(?:(?:\$|cop)\s*[\d.,]+|\d{1,3}(?:[.,]\d{3}){2,}(?:[.,]\d+)?)$/i;
const BETWEEN = '; ';

const splitHeading = (cell: string) =>
  foldAccents(cell)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/** What the columns of a row of headings have; null for any other row. */
export function findColumns(cells: readonly string[]): readonly Column[] | null {
  if (cells.some((cell) => /\d/.test(cell))) return null;
  const words = cells.map(splitHeading);
  const found = words.map((own) => roles.find(([, known]) => own.some((word) => known.includes(word)))?.[0]);
  // 'Nombre_Equipo' before 'Servicio', and 'Ítem' only where nothing else names the thing.
  const place = (own: readonly string[]) => Math.min(...own.map((word) => nameWords.indexOf(word) + 1 || Infinity));
  const best = Math.min(...words.map((own, index) => (found[index] === 'code' ? Infinity : place(own))));
  const name = words.findIndex((own, index) => found[index] !== 'code' && place(own) === best);
  const isHeading = best < Infinity && cells.every((cell, index) => cell === '' || (words[index]?.length ?? 0) < 5);
  if (!isHeading || (found.filter(Boolean).length < 2 && (cells.length > 1 || words[0]?.length !== 1))) return null;
  return cells.map((heading, index) => {
    const role = found[index] ?? 'note';
    return { heading, role: index === name ? 'name' : role === 'name' ? 'note' : role };
  });
}

/** What a row below headings asks for: its name, its quantity, and the other columns as a note. */
export function readByHeadings(cells: readonly string[], columns: readonly Column[]): ReadLine {
  const of = (role: Role) => cells.find((cell, index) => columns[index]?.role === role && cell !== '') ?? '';
  const [name, count, code] = [of('name'), of('quantity'), of('code')];
  if (name === '') return readByLook(cells);
  const notes = cells.flatMap((cell, index) => {
    const { role = 'note', heading = '' } = columns[index] ?? {};
    const isNote = role === 'note' || role === 'code' || (role === 'quantity' && !QUANTITY.test(cell));
    return isNote && cell !== '' && !PIECES.test(cell) ? [[heading, cell].filter(Boolean).join(': ')] : [];
  });
  return toLine(name, count, notes, code);
}

/** Reads a row without headings by the look of its cells: the first words are the name, a small number the quantity. */
export function readByLook(cells: readonly string[]): ReadLine {
  const filled = cells.filter((cell) => cell !== '' && !PRICE.test(cell) && !PIECES.test(cell));
  const texts = filled.filter((cell) => /\p{L}/u.test(cell) && !QUANTITY.test(cell));
  const [first = ''] = texts;
  const isCoded = texts.length > 1 && CODE.test(first);
  const name = texts[isCoded ? 1 : 0];
  if (name === undefined) return readLine(filled.join(' '));
  const at = filled.indexOf(name);
  const count = [...filled.slice(at + 1), ...filled.slice(0, at).reverse()].find((cell) => QUANTITY.test(cell)) ?? '';
  // Nothing is lost but the second number of a row, which is its own or a price.
  const notes = filled.filter((cell) => cell !== name && !QUANTITY.test(cell));
  return toLine(name, count, notes, isCoded ? first : '');
}

/** Where no cell says how many, the name may. */
function toLine(name: string, count: string, notes: readonly string[], code: string): ReadLine {
  const own = { text: name, quantity: Number(QUANTITY.exec(count)?.[1] ?? 1), note: '' };
  const { text, quantity, note } = count === '' ? readLine(name) : own;
  return { text, quantity, note: [...new Set([note, ...notes].filter(Boolean))].join(BETWEEN), code };
}
