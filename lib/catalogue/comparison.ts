import { clientLimits } from '@/content/client/limits';
import { parseList } from '../quotation-list/address';
import { foldAccents } from '../text';
import type { Attribute } from './product';
import { type Described, getTerms, listFacts } from './vocabulary';

/** Id of the form to which the boxes on cards belong, and the name of the boxes in its query. */
export const COMPARISON_FORM = { id: 'comparacion', field: 'id' } as const;

/** The products of `101-102-103`, each once, at most four, and whether some were left out; ignores quantities. */
export function parseComparison(text: string) {
  const { lines, isWhole } = parseList(text);
  const ids = lines.flatMap(({ id }) => id ?? []);
  const shown = ids.slice(0, clientLimits.comparison);
  return { ids: shown, hasDropped: !isWhole || shown.length < lines.length };
}

type Compared = Described & {
  /** What identifies it, such as the brand: these rows come first, whatever the vocabulary. */
  readonly identity: readonly Attribute[];
};

type Row = {
  readonly name: string;
  /** One for each product; null where it does not say. */
  readonly values: readonly (string | null)[];
  /** True when two products say different things. */
  readonly isDifferent: boolean;
};

type Place = {
  /** A group of the vocabulary; '' for what identifies, null for facts of no group. */
  readonly group: string | null;
  /** The only product that says what stands in these rows; null where several do. */
  readonly only: number | null;
};

export type Section = Place & { readonly rows: readonly Row[] };

/** The facts of several products side by side, in the order of the vocabulary; then those of only one product. */
export function toSections(products: readonly Compared[]): Section[] {
  const sections = new Map<string, Place & { readonly rows: Row[] }>();
  const rows = toRows(products).sort((one, other) => (one.only ?? -1) - (other.only ?? -1));
  for (const { group, only, ...row } of rows) {
    const key = only === null ? `group ${group}` : `only ${only}`;
    const section = sections.get(key) ?? { group, only, rows: [] };
    section.rows.push(row);
    sections.set(key, section);
  }
  return [...sections.values()];
}

function toRows(products: readonly Compared[]): (Row & Place)[] {
  const facts = products.map((product) => [
    ...product.identity.map((one) => ({ ...one, group: '' })),
    ...listFacts(product),
  ]);
  const byName = new Map(facts.flat().map(({ name, group = null }) => [foldAccents(name), { name, group }]));
  const places = listPlaces(products);
  const toPlace = (key: string, group: string | null) => (group === '' ? -1 : (places.get(key) ?? places.size));
  return [...byName]
    .sort(([key, one], [otherKey, other]) => toPlace(key, one.group) - toPlace(otherKey, other.group))
    .map(([key, { name, group }]) => {
      const values = facts.map((own) => own.find((fact) => foldAccents(fact.name) === key)?.value ?? null);
      const known = values.filter((value) => value !== null);
      const only = known.length > 1 ? null : values.findIndex((value) => value !== null);
      return { name, group, only, values, isDifferent: new Set(known.map(toPlainValue)).size > 1 };
    });
}

/** Where each name stands, folded: the terms of each category in turn, then those that they share. */
function listPlaces(products: readonly Compared[]): ReadonlyMap<string, number> {
  const categories = [...new Set(products.map(({ category }) => category?.name))];
  const names = categories.flatMap((category) => getTerms(category)).map(({ name }) => foldAccents(name));
  const order = [...new Set(names.reverse())].reverse();
  return new Map(order.map((name, place) => [name, place]));
}

/** A value for comparing: without case, accents, spaces and dashes, and with plain numbers. */
export function toPlainValue(value: string): string {
  const signs = value.replaceAll('º', '°').replace(/[−–—]/g, '-').replaceAll('×', 'x');
  const ranges = foldAccents(signs.normalize('NFKC')).replace(/(\d) a (?=\d)/g, '$1-');
  // A point or a space before three digits groups thousands, as is usual in Spanish; a comma parts decimals.
  const numbers = ranges.replace(/(\d)[.\s](?=\d{3}(?!\d))/g, '$1').replace(/(\d),(?=\d)/g, '$1.');
  return numbers.replace(/[\s,;]|\.$/g, '');
}
