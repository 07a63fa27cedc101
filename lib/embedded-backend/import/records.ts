import { findTerm, getTerms, type Term } from '@/lib/catalogue/vocabulary';
import { repairText } from '@/lib/decode';
import { toFields, toType } from '@/lib/embedded-backend/flat-rows';
import { type Fault, type FileRecord, toShown } from './check';
import { dropApostrophe, isNoValue } from './formulas';
import { type Field, fold, guessField, isHandle, saysShown } from './headings';

/** A row with its number in the spreadsheet, without blank cells at its end; of the header `width` is how many cells a row may have. */
export type TableRow = { readonly line: number; readonly cells: readonly string[]; readonly width?: number };
export type Maps = Readonly<Partial<Record<Field, string>>>;
type Fact = { readonly index: number; readonly name: string; readonly unit: string | undefined };

/** How many rows may stand above the header. */
const SEARCHED_ROWS = 50;
/** The titles over the columns whose headings are names of facts; our own exports have the second, and names to the letter. */
const FACTS_TITLES = ['caracteristicas', 'attributes'];
/** The title of our own exports. */
export const EXACT_TITLE = 'attributes';
/** What says in another shop's file that it does not show the product. */
const HIDDEN =
  /^(?:0|-1|no?|false|falso|(?:in|des)activ[oa]d?[oa]?|inactive|disabled|deshabilitad[oa]|hidden|ocult[oa]|draft|borrador|archived|archivad[oa]|priva(?:te|do)|descontinuad[oa]|discontinued)$/i;
/** Numbers without a unit: '4,2', '1.200', '≥ 5', '10-20', '120 x 60 x 75'. */
const BARE_NUMBER = /^[<>≤≥±~+-]?\s*\d[\d.,\s]*(?:[-–x×/]\s*\d[\d.,\s]*)*$/i;

/** Whether one of the first rows is a header. */
export const hasHeader = (rows: readonly TableRow[], maps: Maps) => findHeader(rows, maps) !== -1;

/** Makes records of the rows below the header, in the shape that JSON files have; throws when there is none. */
export function toRecords(all: readonly TableRow[], maps: Maps, isFilled: boolean) {
  const at = findHeader(all, maps);
  const header = all[at];
  if (!header) throw new Error(describeMissing(all, maps));
  const headings = toHeadings(header);
  const rows = all.slice(at + 1).filter(({ cells }) => cells.join('\n') !== header.cells.join('\n'));
  const title = all[at - 1]?.cells ?? [];
  const below = listBelow(title, headings.length);
  const isNumbered = (index: number) =>
    guessField(headings[index] ?? '')?.field === 'name' && rows.every(({ cells }) => /^\d*$/.test(cells[index] ?? ''));
  const numbered = new Set(rows.length > 0 ? [...headings.keys()].filter(isNumbered) : []);
  const columns = findColumns(headings, maps, (index) => below.has(index) || numbered.has(index));
  if (!columns.has('name')) throw new Error(describeMissing(all, maps));
  const typeColumn = columns.get('type') ?? -1;
  if (maps.type === undefined && !rows.some(({ cells }) => toType(cells[typeColumn] ?? ''))) columns.delete('type');
  const idColumn = columns.get('id') ?? -1;
  const hasNoIds = !maps.id && idColumn !== -1 && !rows.some(({ cells }) => /^\d+$/.test(cells[idColumn] ?? ''));
  if (hasNoIds) columns.delete('id');
  const used = new Set(columns.values());

  const categoryColumn = columns.get('category') ?? -1;
  const categories = new Set(rows.map(({ cells }) => cells[categoryColumn]));
  const isFact = (heading: string, index: number) =>
    heading !== '' && !used.has(index) && (below.has(index) || isKnownFact(heading, categories));
  const facts = [...headings.keys()].filter((index) => isFact(headings[index] ?? '', index));
  const readFacts = createFactReader(headings, facts, below, title.includes(EXACT_TITLE), rows);
  const [shown, handles] = [saysShown, isHandle].map((is) =>
    [...headings.keys()].filter((index) => is(headings[index] ?? '') && !used.has(index)),
  );

  const read = [...used, ...facts];
  const records: FileRecord[] = [];
  const faults: Fault[] = checkHeadings(header, headings, new Set(read), below);
  let [category, handle, hidden, further] = ['', '', 0, 0];
  for (const { line, cells } of rows) {
    const get = (index: number) => dropApostrophe(cells[index] ?? '');
    const own = (handles ?? []).map(get).join('');
    const isFurther = own !== '' && own === handle && get(columns.get('name') ?? -1) === '';
    handle = own;
    if (isFurther) further += 1;
    else if (shown?.some((index) => HIDDEN.test(get(index)))) hidden += 1;
    else {
      const flat = Object.fromEntries([...columns].map(([field, index]) => [field, get(index)]));
      category = flat.category || (isFilled ? category : '');
      if (isFilled && flat.category !== undefined) flat.category = category;
      const attributes = readFacts(get, flat.category);
      faults.push(...checkCells(line, cells, headings, read, header.width));
      records.push({ line, fields: { ...toFields(flat), ...(attributes.length > 0 && { attributes }) } });
    }
  }
  const unused = [...headings.keys()].filter((index) => !read.includes(index));
  const ignored = unused.filter((index) => headings[index] && ![shown, handles].some((some) => some?.includes(index)));
  const toNames = (indexes: Iterable<number>) => [...indexes].map((index) => toShown(headings[index] ?? '')).join(', ');
  const notes = [
    `encabezado: fila ${header.line}`,
    ...[...columns].map(([field, index]) => `${toShown(headings[index] ?? '')} → ${field}`),
    ...facts.map((index) => `${toShown(headings[index] ?? '')} → característica`),
    ignored.length > 0 && `columnas sin usar: ${toNames(ignored)}`,
    numbered.size > 0 && `números corridos, no nombres: ${toNames(numbered)}`,
    hasNoIds && `ningún valor de ${toShown(headings[idColumn] ?? '')} es un número: esa columna no se usa`,
    hidden > 0 && `productos que su tienda no muestra, y que no entran: ${hidden} (${toNames(shown ?? [])})`,
    further > 0 && `otras filas del mismo producto (${toNames(handles ?? [])}), que no entran: ${further}`,
  ];
  return { records, faults, notes: notes.filter((note) => note !== false) };
}

const toHeadings = ({ cells }: TableRow) => cells.map((cell) => repairText(dropApostrophe(cell)).replace(/\s+/g, ' '));

/** The index of the first row with a name column, one with other headings beside it where there is one; -1 for none. */
function findHeader(rows: readonly TableRow[], maps: Maps): number {
  const first = rows.slice(0, SEARCHED_ROWS);
  const isHeader = (row: TableRow) => findColumns(toHeadings(row), maps, () => false).has('name');
  const wide = first.findIndex((row) => isHeader(row) && row.cells.filter(Boolean).length > 1);
  return wide === -1 ? first.findIndex(isHeader) : wide;
}

/** The column of each field: the one that `maps` names, else the surest of those with a usual heading. */
function findColumns(headings: readonly string[], maps: Maps, isOther: (index: number) => boolean): Map<Field, number> {
  const best = new Map<Field, { readonly index: number; readonly rank: number }>();
  for (const [index, heading] of headings.entries()) {
    const guess = isOther(index) ? undefined : guessField(heading);
    if (guess && guess.rank < (best.get(guess.field)?.rank ?? Number.POSITIVE_INFINITY))
      best.set(guess.field, { index, rank: guess.rank });
  }
  const mapped = new Map<Field, number>();
  for (const [field, column] of Object.entries(maps) as [Field, string][]) {
    const exact = headings.indexOf(column);
    const index = exact === -1 ? headings.findIndex((heading) => fold(heading) === fold(column)) : exact;
    best.delete(field);
    if (index !== -1 && column !== '-') mapped.set(field, index);
  }
  const taken = new Set(mapped.values());
  const guessed = [...best].filter(([, { index }]) => !taken.has(index));
  return new Map([...guessed.map(([field, { index }]) => [field, index] as const), ...mapped]);
}

function describeMissing(rows: readonly TableRow[], maps: Maps): string {
  const shown = rows.slice(0, 3).map(({ line, cells }) => `${line}: ${cells.slice(0, 10).map(toShown).join(' | ')}`);
  const wanted = maps.name === undefined ? 'una columna con el nombre (--map name=COLUMNA)' : `la columna ${maps.name}`;
  return `ninguna fila tiene ${wanted}; las primeras son\n${shown.join('\n')}`;
}

/** The indexes of the columns that a title 'Características' reaches over: until the next title. */
function listBelow(title: readonly string[], width: number): Set<number> {
  let isBelow = false;
  const indexes = Array.from({ length: width }, (_, index) => index);
  return new Set(
    indexes.filter((index) => {
      if (title[index]) isBelow = FACTS_TITLES.includes(fold(title[index]));
      return isBelow;
    }),
  );
}

function checkHeadings(
  { line }: TableRow,
  headings: readonly string[],
  used: ReadonlySet<number>,
  below: ReadonlySet<number>,
): Fault[] {
  const counts = new Map<string, number>();
  // Below the title two spellings are two facts.
  const toKey = (index: number) => (below.has(index) ? `fact ${headings[index]}` : fold(headings[index] ?? ''));
  for (const index of headings.keys()) counts.set(toKey(index), (counts.get(toKey(index)) ?? 0) + 1);
  const doubled = [...used].filter((index) => (counts.get(toKey(index)) ?? 0) > 1);
  return [...new Set(doubled.map((index) => headings[index]))].map((heading) => ({
    line,
    reason: `el encabezado ${toShown(heading ?? '')} está repetido`,
  }));
}

function checkCells(
  line: number,
  cells: readonly string[],
  headings: readonly string[],
  used: readonly number[],
  width = Number.POSITIVE_INFINITY,
): Fault[] {
  const wide = cells.length > width;
  const bad = used.filter((index) => isNoValue(cells[index] ?? ''));
  return [
    ...(wide ? [{ line, reason: `la fila tiene ${cells.length} celdas y el encabezado ${width}` }] : []),
    ...bad.map((index) => ({
      line,
      reason: `${toShown(headings[index] ?? '')} es '${toShown(cells[index] ?? '')}': una fórmula sin valor`,
    })),
  ];
}

/** A file may have thousands of categories; few have terms of their own. */
function isKnownFact(heading: string, categories: ReadonlySet<string | undefined>): boolean {
  const chosen = new Map([undefined, ...categories].map((category) => [getTerms(category), category]));
  return [...chosen.values()].some((category) => findFact(heading, category) !== undefined);
}

/**
 * Gives a function that reads the facts of a row. A column that the vocabulary knows has its name and, behind a bare number, its unit; one
 * `below` the title keeps its own words, as all do in our exports (`areExact`).
 */
function createFactReader(
  headings: readonly string[],
  facts: readonly number[],
  below: ReadonlySet<number>,
  areExact: boolean,
  rows: readonly TableRow[],
) {
  const known = new Map<readonly Term[], readonly Fact[]>();
  // What stands in brackets is the unit of numbers; else, as in 'Presión (PANI)', it is a part of the name.
  const numeric = new Set(facts.filter((index) => rows.some(({ cells }) => BARE_NUMBER.test(cells[index] ?? ''))));
  const toFact = (index: number, category: string | undefined): Fact => {
    const heading = headings[index] ?? '';
    if (areExact) return { index, name: heading, unit: undefined };
    const { name, unit } = numeric.has(index) ? splitUnit(heading) : { name: heading, unit: undefined };
    const term = below.has(index) ? undefined : findFact(heading, category);
    return { index, name: term?.name ?? name, unit: unit ?? term?.unit };
  };
  return (get: (index: number) => string, category: string | undefined) => {
    const terms = getTerms(category);
    const named = known.get(terms) ?? facts.map((index) => toFact(index, category));
    known.set(terms, named);
    return named.flatMap(({ index, name, unit }) => {
      const text = get(index);
      return text ? [{ name, value: unit && BARE_NUMBER.test(text) ? `${text} ${unit}` : text }] : [];
    });
  };
}

const findFact = (heading: string, category: string | undefined) =>
  findTerm(heading, category) ?? findTerm(splitUnit(heading).name, category);

/** 'Peso (kg)' is 'Peso' in 'kg'. */
function splitUnit(heading: string): { readonly name: string; readonly unit?: string | undefined } {
  const [, name, unit] = /^([^([]+?)\s*[([]([^()[\]]{1,20})[)\]]$/.exec(heading) ?? [];
  return name && unit ? { name, unit: unit.trim() } : { name: heading };
}
