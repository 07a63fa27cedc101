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

export type Row = {
  readonly name: string;
  /** One for each product; null where it does not say. */
  readonly values: readonly (string | null)[];
  /** The place of the only product that says it; null where several do. */
  readonly only: number | null;
  /** True when two products say different things. */
  readonly isDifferent: boolean;
};

/** The facts of several products side by side: what identifies them, then the order of the vocabulary. */
export function toRows(products: readonly Compared[]): Row[] {
  const facts = products.map((product) => [...product.identity, ...listFacts(product)]);
  const names = new Map(facts.flat().map(({ name }) => [foldAccents(name), name]));
  const identifying = products.flatMap(({ identity }) => identity).map(({ name }) => foldAccents(name));
  const keys = new Set([...identifying, ...listTermKeys(products), ...names.keys()]);
  return [...keys].flatMap((key) => {
    const name = names.get(key);
    if (name === undefined) return [];
    const values = facts.map((own) => own.find((fact) => foldAccents(fact.name) === key)?.value ?? null);
    const known = values.filter((value) => value !== null);
    const only = known.length > 1 ? null : values.findIndex((value) => value !== null);
    return { name, values, only, isDifferent: new Set(known.map(toPlainValue)).size > 1 };
  });
}

/** Folded names: the terms of each category in turn, then those that they share. */
function listTermKeys(products: readonly Compared[]): string[] {
  const categories = [...new Set(products.map(({ category }) => category?.name))];
  const keys = categories.flatMap((category) => getTerms(category)).map(({ name }) => foldAccents(name));
  return [...new Set(keys.reverse())].reverse();
}

/** A value for comparing: without case, accents, spaces and dashes, and with plain numbers. */
export function toPlainValue(value: string): string {
  const signs = value.replaceAll('º', '°').replace(/[−–—]/g, '-').replaceAll('×', 'x');
  const ranges = foldAccents(signs.normalize('NFKC')).replace(/(\d) a (?=\d)/g, '$1-');
  // A point or a space before three digits groups thousands, as is usual in Spanish; a comma parts decimals.
  const numbers = ranges.replace(/(\d)[.\s](?=\d{3}(?!\d))/g, '$1').replace(/(\d),(?=\d)/g, '$1.');
  return numbers.replace(/[\s,;]|\.$/g, '');
}
