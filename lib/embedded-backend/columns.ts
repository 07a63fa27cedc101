import headings from '@/content/catalogue/headings.json' with { type: 'json' };
import { findTerm, isKnownFact } from '@/lib/catalogue/vocabulary';
import { repairText } from '@/lib/decode';
import { foldAccents } from '@/lib/text';
import { type Fault, type FileRecord, toShown } from './product';
import { FACT, toRowType } from './rows';

/** A row with its number in the spreadsheet, without trailing blank cells; a row's cells fit the header's `width`. */
export type TableRow = { readonly line: number; readonly cells: readonly string[]; readonly width?: number };

/** What says in another shop's file that it does not show the product. */
const HIDDEN =
  /^(?:0|-1|no?|false|falso|(?:in|des)activ[oa]d?[oa]?|inactive|disabled|deshabilitad[oa]|hidden|ocult[oa]|draft|borrador|archived|archivad[oa]|priva(?:te|do)|descontinuad[oa]|discontinued)$/i;

type Field = keyof typeof headings.fields;
export type Maps = Readonly<Partial<Record<Field, string>>>;
export const fields = Object.keys(headings.fields) as Field[];

/** How many rows may stand above the header. */
const SEARCHED_ROWS = 50;
/** Numbers without a unit: '4,2', '1.200', '≥ 5', '10-20', '120 x 60 x 75'. */
const BARE_NUMBER = /^[<>≤≥±~+-]?\s*\d[\d.,\s]*(?:[-–x×/]\s*\d[\d.,\s]*)*$/i;
/** What spreadsheets take for a formula, after any spaces: https://owasp.org/www-community/attacks/CSV_Injection */
const FORMULA = /^[\s']*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]/;
/** What a formula leaves that has no value, and a formula that nobody worked out. */
const NO_VALUE = /^#(?:[¡¿]?[\p{Lu}/0]+[!?]|N\/[AD])$|^=\s*[\p{L}.]+\(|^=\s*\$?[A-Z]{1,3}\$?\d+/u;
/** An apostrophe that says that what follows is a text. */
const MARK = /^'(?=[\s']*[\d=+\-@#\uFF0B\uFF0D\uFF1D\uFF20])/;

/** A text as a cell that `readCell` reads back; in CSV (`isCsv`) nothing of it is a formula. */
export function protectCell(text: string, isCsv: boolean): string {
  return (isCsv && FORMULA.test(text)) || NO_VALUE.test(text) || MARK.test(text) ? `'${text}` : text;
}
const readCell = (cell = '') => cell.replace(MARK, '');

/** A name without case, accents, spaces and punctuation: what compares equal is the same to a person. */
export const fold = (text: string) => foldAccents(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** The same for a heading, without 'de', plurals and bracketed notes: 'Image URLs (x,y,z)' is 'Image URL'. */
function foldHeading(text: string): string {
  const words = foldAccents(text.replace(/\((?:0\/1|x,\s*y)[^)]*\)/, '')).match(/[\p{L}\p{N}]+/gu) ?? [];
  const wanted = words.filter((word) => !['de', 'del', 'el', 'en', 'la'].includes(word));
  return wanted.map((word) => word.replace(/(?<=..[^aeiou])es$|(?<=...)s$/, '')).join('');
}

const toKeys = (list: string) => list.split(', ').map(foldHeading);
const [SHOWN, FURTHER] = [headings.shown, headings.furtherRows].map(toKeys);
/** From a folded heading to its field, and how sure the guess is: 0 is the surest. */
const GUESSES = new Map(
  fields.flatMap((field) =>
    [foldHeading(field), ...toKeys(headings.fields[field])].map((key, rank) => [key, { field, rank }] as const),
  ),
);
// One service is the ward of a hospital.
const guessField = (heading = '') =>
  heading === '' || fold(heading) === 'servicio' ? undefined : GUESSES.get(foldHeading(heading));

/** Reads what --map says, each FIELD=COLUMN ('-': no column); throws for a field that nobody knows. */
export function readMaps(maps: readonly string[]): Maps {
  const pairs = maps.map((map) => {
    const [, field = map, column = ''] = /^\s*([^=]*?)\s*=\s*(.*?)\s*$/.exec(map) ?? [];
    if (!Object.hasOwn(headings.fields, field))
      throw new Error(`--map CAMPO=COLUMNA no conoce el campo '${field}'; campos: ${fields.join(' ')}`);
    return [field, column] as const;
  });
  return Object.fromEntries(pairs);
}

/** Makes records of the rows below the header; throws when there is none. */
export function toRecords(all: readonly TableRow[], maps: Maps) {
  const at = findHeader(all, maps);
  const header = all[at] ?? failHeader(all, maps);
  const names = toNames(header);
  const rows = all.slice(at + 1).filter(({ cells }) => cells.join('\n') !== header.cells.join('\n'));
  const hasValue = (index: number, pattern: RegExp) => rows.some(({ cells }) => pattern.test(cells[index] ?? ''));
  const isNumbered = (index: number) => guessField(names[index])?.field === 'name' && !hasValue(index, /\D/);
  const numbered = rows.length > 0 ? [...names.keys()].filter(isNumbered) : [];
  const columns = findColumns(names, maps, numbered);
  const { name: nameColumn = failHeader(all, maps), type = -1, id = -1 } = columns;
  if (!maps.type && !rows.some(({ cells }) => toRowType(cells[type] ?? ''))) delete columns.type;
  const hasNoIds = !maps.id && id !== -1 && !hasValue(id, /^\d+$/);
  if (hasNoIds) delete columns.id;

  const used = Object.values(columns);
  const free = [...names.keys()].filter((index) => names[index] && !used.includes(index));
  const [shown = [], further = []] = [SHOWN, FURTHER].map((keys) =>
    free.filter((index) => keys?.includes(foldHeading(names[index] ?? ''))),
  );
  /** The name and unit of a fact; a page gives it those that only its category has. */
  const toFact = (index: number) => {
    const heading = names[index] ?? '';
    if (isExact(heading)) return { index, name: heading.slice(FACT.length) };
    // What stands in brackets is the unit of numbers; else, as in 'Presión (PANI)', it is a part of the name.
    const { name, unit }: Unit = hasValue(index, BARE_NUMBER) ? splitUnit(heading) : { name: heading };
    const term = findTerm(heading) ?? findTerm(name);
    return { index, name: term?.name ?? name, unit: unit ?? term?.unit };
  };
  const isFact = (name = '') => isExact(name) || isKnownFact(name) || isKnownFact(splitUnit(name).name);
  const facts = free.filter((index) => isFact(names[index])).map(toFact);
  const readFact = (text: string, { name, unit }: Unit) => ({
    name,
    value: unit && BARE_NUMBER.test(text) ? `${text} ${unit}` : text,
  });
  const factColumns = facts.map(({ index }) => index);
  const read = [...used, ...factColumns];
  const faults: Fault[] = [];
  const say = (list: readonly number[]) => list.map((index) => toShown(names[index] ?? '')).join(', ');
  const records: FileRecord[] = [];
  const skipped = { hidden: 0, further: 0 };
  for (const { line, cells } of rows) {
    const get = (index: number) => readCell(cells[index]);
    if (get(nameColumn) === '' && further.some((index) => get(index) !== '')) skipped.further += 1;
    else if (shown.some((index) => HIDDEN.test(get(index)))) skipped.hidden += 1;
    else {
      const row = Object.fromEntries(Object.entries(columns).map(([field, index]) => [field, get(index)]));
      const { width = cells.length } = header;
      if (cells.length > width)
        faults.push({ line, reason: `la fila tiene ${cells.length} celdas y el encabezado ${width}` });
      for (const index of read.filter((one) => NO_VALUE.test(cells[one] ?? '')))
        faults.push({ line, reason: `${say([index])} es '${toShown(cells[index] ?? '')}': una fórmula sin valor` });
      records.push({ line, fields: { ...row, attributes: facts.map((fact) => readFact(get(fact.index), fact)) } });
    }
  }
  const ignored = free.filter((index) => ![...factColumns, ...shown, ...further].includes(index));
  const notes = [
    `encabezado: fila ${header.line}`,
    ...Object.entries(columns).map(([field, index]) => `${say([index])} → ${field}`),
    ...factColumns.map((index) => `${say([index])} → característica`),
    ignored.length > 0 && `columnas sin usar: ${say(ignored)}`,
    numbered.length > 0 && `números corridos, no nombres: ${say(numbered)}`,
    hasNoIds && `ningún valor de ${say([id])} es un número: esa columna no se usa`,
    skipped.hidden > 0 && `productos que su tienda no muestra, y que no entran: ${skipped.hidden} (${say(shown)})`,
    skipped.further > 0 && `otras filas del mismo producto (${say(further)}), que no entran: ${skipped.further}`,
  ];
  return { records, faults, notes: notes.filter((note) => note !== false) };
}

/** Whether a heading of our own exports has the name of a fact, to the letter. */
const isExact = (heading: string) => heading.startsWith(FACT);

const toNames = ({ cells }: TableRow) => cells.map((cell) => repairText(readCell(cell)).replace(/\s+/g, ' '));

/** The index of the first row with a name column, one with other headings beside it where there is one; -1 for none. */
export function findHeader(rows: readonly TableRow[], maps: Maps): number {
  const first = rows.slice(0, SEARCHED_ROWS);
  const isHeader = (row: TableRow) => findColumns(toNames(row), maps, []).name !== undefined;
  const wide = first.findIndex((row) => isHeader(row) && row.cells.filter(Boolean).length > 1);
  return wide === -1 ? first.findIndex(isHeader) : wide;
}

/** The column of each field: the one that `maps` names, else the surest one with a usual heading, not in `others`. */
function findColumns(names: readonly string[], maps: Maps, others: readonly number[]): Partial<Record<Field, number>> {
  const mapped = Object.entries(maps).flatMap(([field, column]) => {
    const exact = names.indexOf(column);
    const index = exact === -1 ? names.findIndex((name) => fold(name) === fold(column)) : exact;
    return index === -1 || column === '-' ? [] : [[field, index] as const];
  });
  const not = [...others, ...mapped.map(([, index]) => index)];
  const guesses = [...names.keys()].flatMap((index) => {
    const guess = not.includes(index) ? undefined : guessField(names[index]);
    return guess && maps[guess.field] === undefined ? [{ index, ...guess }] : [];
  });
  // Of several of one field the last counts: the surest.
  guesses.sort((one, other) => other.rank - one.rank || other.index - one.index);
  return Object.fromEntries([...guesses.map(({ field, index }) => [field, index] as const), ...mapped]);
}

function failHeader(rows: readonly TableRow[], maps: Maps): never {
  const shown = rows.slice(0, 3).map(({ line, cells }) => `${line}: ${cells.slice(0, 10).map(toShown).join(' | ')}`);
  const wanted = maps.name === undefined ? 'una columna con el nombre (--map name=COLUMNA)' : `la columna ${maps.name}`;
  throw new Error(`ninguna fila tiene ${wanted}; las primeras son\n${shown.join('\n')}`);
}

type Unit = { readonly name: string; readonly unit?: string | undefined };

/** 'Peso (kg)' is 'Peso' in 'kg'. */
function splitUnit(heading: string): Unit {
  const [, name, unit] = /^([^([]+?)\s*[([]([^()[\]]{1,20})[)\]]$/.exec(heading) ?? [];
  return name && unit ? { name, unit: unit.trim() } : { name: heading };
}
