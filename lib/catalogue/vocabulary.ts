import data from '@/content/catalogue/vocabulary.json' with { type: 'json' };
import { foldAccents, splitWords } from '../text';
import type { Attribute, CardItem } from './product';

/** A kind of fact, such as the weight (docs/content.md#vocabulary). */
export type Term = {
  readonly name: string;
  /** Of a value that is a number alone. */
  readonly unit?: string;
  /** True where a fact of this kind stands in the row of a result. */
  readonly chip?: boolean;
  /** Other spellings of the name. */
  readonly also?: readonly string[];
};

/** An attribute by the name of its term, or by its own where the vocabulary does not have it. */
export type Fact = Attribute & { readonly isChip: boolean };

/** The words of a name without case, accents and marks: what two spellings of it have in common. */
function toKey(text: string): string {
  return splitWords(text).join(' ');
}

/** The terms of a category and their keys; its own terms replace general ones of the same name. */
function prepare(own: readonly Term[]) {
  const names = own.map(({ name }) => toKey(name));
  const terms = [...own, ...everywhere.filter(({ name }) => !names.includes(toKey(name)))];
  const named = terms.map((term) => [toKey(term.name), term] as const);
  const spelled = terms.flatMap((term) => (term.also ?? []).map((text) => [toKey(text), term] as const));
  // Of two with one key the first counts, and a name before a spelling.
  return { terms, byKey: new Map([...named, ...spelled].reverse()) };
}

function toFact({ name, value }: Attribute, term: Term | undefined): Fact {
  if (!term) return { name, value, isChip: false };
  const isBare = term.unit !== undefined && /^[\d.,\s]+$/.test(value);
  const withUnit = isBare ? `${value} ${term.unit}` : value;
  return { name: term.name, value: withUnit, isChip: term.chip ?? false };
}

const everywhere: readonly Term[] = data.everywhere;
const categories: Readonly<Record<string, readonly Term[]>> = data.categories;
const prepared = new Map(Object.entries(categories).map(([name, own]) => [toKey(name), prepare(own)]));
const others = prepare([]);
const choose = (category = '') => prepared.get(toKey(category)) ?? others;

/** The terms of a category; `undefined` and unknown categories have those of everywhere. */
export const getTerms = (category?: string): readonly Term[] => choose(category).terms;
/** The term of a category that a name means. */
export const findTerm = (name: string, category?: string) => choose(category).byKey.get(toKey(name));
/** True where any category has a term for this name. */
export const isKnownFact = (name: string) => [others, ...prepared.values()].some(({ byKey }) => byKey.has(toKey(name)));

/** What is needed of a product to list its facts. */
export type Described = Pick<CardItem, 'isService'> & {
  readonly category?: { readonly name: string } | null | undefined;
  readonly attributes: readonly Attribute[];
};

/** The facts of a product in the words and order of the vocabulary; a service's stay as they are. */
export function listFacts({ isService, category, attributes }: Described): readonly Fact[] {
  if (isService) return attributes.map((one) => ({ ...one, isChip: false }));
  const facts = new Map<string, Fact>();
  for (const attribute of attributes) {
    const fact = toFact(attribute, findTerm(attribute.name, category?.name));
    const key = foldAccents(fact.name);
    const same = facts.get(key);
    if (!same) facts.set(key, fact);
    // The same fact in two spellings: nothing that a catalogue says is lost.
    else if (same.value !== fact.value) facts.set(key, { ...same, value: `${same.value}; ${fact.value}` });
  }
  const known = getTerms(category?.name).flatMap(({ name }) => facts.get(foldAccents(name)) ?? []);
  return [...new Set([...known, ...facts.values()])];
}

/** Facts in the row of a result. */
const MAX_IN_ROW = 2;
/** Longest name and value that are read at a glance. */
const MAX_LETTERS = 44;

/** Two facts for a result row ('Capacidad: 18 L'): those that the vocabulary chooses, else the first short ones. */
export function toRowFacts(facts: readonly Fact[]): readonly string[] {
  const chosen = facts.filter(({ isChip }) => isChip);
  const texts = chosen.map(({ name, value }) => `${name}: ${value.split(';')[0]}`);
  const all = chosen.length > 0 ? texts : facts.map(({ name, value }) => `${name}: ${value}`);
  return all.filter(({ length }) => length <= MAX_LETTERS).slice(0, MAX_IN_ROW);
}
