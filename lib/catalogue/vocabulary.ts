import data from '@/content/catalogue/vocabulary.json' with { type: 'json' };
import { foldAccents, splitWords } from '../text';
import type { Attribute, CardItem } from './product';

/** A kind of fact, such as the weight (docs/content.md#vocabulary). */
export type Term = {
  readonly name: string;
  /** Of a value that is a number alone. */
  readonly unit?: string;
  readonly group?: string;
  /** True where a fact of this kind stands after the picture of its product. */
  readonly chip?: boolean;
  /** Other spellings of the name. */
  readonly also?: readonly string[];
};

export type Vocabulary = {
  readonly everywhere: readonly Term[];
  readonly categories: Readonly<Record<string, readonly Term[]>>;
};

/** An attribute by the name of its term, or by its own where the vocabulary does not have it. */
export type Fact = Attribute & { readonly group?: string | undefined; readonly isChip: boolean };

/** The ways into a vocabulary. */
export function createVocabulary({ everywhere, categories }: Vocabulary) {
  const prepared = new Map(Object.entries(categories).map(([name, own]) => [toKey(name), prepare(own, everywhere)]));
  const others = prepare([], everywhere);
  const choose = (category = '') => prepared.get(toKey(category)) ?? others;

  /** The terms of a category; `undefined` and unknown categories have those of everywhere. */
  const getTerms = (category?: string): readonly Term[] => choose(category).terms;
  const findTerm = (name: string, category?: string) => choose(category).byKey.get(toKey(name));
  /** True where any category has a term for this name. */
  const isKnownFact = (name: string) => [others, ...prepared.values()].some(({ byKey }) => byKey.has(toKey(name)));

  const toKnownFacts = (attributes: readonly Attribute[], category?: string): Fact[] => {
    const facts = new Map<string, Fact>();
    for (const attribute of attributes) {
      const fact = toFact(attribute, findTerm(attribute.name, category));
      const key = foldAccents(fact.name);
      const same = facts.get(key);
      if (!same) facts.set(key, fact);
      // The same fact in two spellings: nothing that a catalogue says is lost.
      else if (same.value !== fact.value) facts.set(key, { ...same, value: `${same.value}; ${fact.value}` });
    }
    const known = getTerms(category).flatMap(({ name }) => facts.get(foldAccents(name)) ?? []);
    return [...known, ...[...facts.values()].filter((fact) => !known.includes(fact))];
  };
  return { getTerms, findTerm, isKnownFact, toKnownFacts };
}

/** The words of a name without case, accents and marks: what two spellings of it have in common. */
const toKey = (text: string) => splitWords(text).join(' ');

/** The terms of a category and the ways to them; a category's own term stands for the one of everywhere with its name. */
function prepare(own: readonly Term[], everywhere: readonly Term[]) {
  const byKey = new Map<string, Term>();
  const add = (text: string, term: Term) => byKey.has(toKey(text)) || byKey.set(toKey(text), term);
  for (const term of own) add(term.name, term);
  const terms = [...own, ...everywhere.filter(({ name }) => !byKey.has(toKey(name)))];
  for (const term of terms) add(term.name, term);
  for (const term of terms) for (const text of term.also ?? []) add(text, term);
  return { terms, byKey };
}

function toFact({ name, value }: Attribute, term: Term | undefined): Fact {
  if (!term) return { name, value, isChip: false };
  const isBare = term.unit !== undefined && /^[\d.,\s]+$/.test(value);
  const withUnit = isBare ? `${value} ${term.unit}` : value;
  return { name: term.name, value: withUnit, group: term.group, isChip: term.chip ?? false };
}

/** The vocabulary of content/catalogue/vocabulary.json. */
const vocabulary = createVocabulary(data);
export const { getTerms, findTerm, isKnownFact } = vocabulary;

/** What is needed of a product to list its facts. */
export type Described = Pick<CardItem, 'isService'> & {
  readonly category?: { readonly name: string } | null | undefined;
  readonly attributes: readonly Attribute[];
};

/** What pages say of a product, in the vocabulary's words and order; what is said of a service is not about a device, and stays as it is. */
export function listFacts({ isService, category, attributes }: Described): readonly Fact[] {
  if (isService) return attributes.map((one) => ({ ...one, isChip: false }));
  return vocabulary.toKnownFacts(attributes, category?.name);
}

/** Facts by their groups, in order; '' is the group of those that have none. */
export function toGroups(facts: readonly Fact[]): readonly (readonly [string, readonly Fact[]])[] {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) groups.set(fact.group ?? '', [...(groups.get(fact.group ?? '') ?? []), fact]);
  return [...groups];
}

const MAX_CHIPS = 4;
/** Chips of a catalogue whose categories have no vocabulary. */
const MAX_OTHER_CHIPS = 3;
/** Facts in the row of a result. */
const MAX_IN_ROW = 2;
/** Longest name and value that are read at a glance. */
const MAX_LETTERS = 44;

/** What stands after the picture: facts that the vocabulary chooses, up to their first semicolon, else the first short ones. */
export function getShortFacts(facts: readonly Fact[]): readonly Fact[] {
  const chosen = facts.filter(({ isChip }) => isChip).slice(0, MAX_CHIPS);
  if (chosen.length > 0) return chosen.map((fact) => ({ ...fact, value: fact.value.split(';')[0] ?? '' }));
  return facts.filter(isShort).slice(0, MAX_OTHER_CHIPS);
}

/** The two of them that fit in the row of a result, as 'Capacidad: 18 L'. */
export function toRowFacts(facts: readonly Fact[]): readonly string[] {
  const fitting = getShortFacts(facts).filter(isShort).slice(0, MAX_IN_ROW);
  return fitting.map(({ name, value }) => `${name}: ${value}`);
}

const isShort = ({ name, value }: Fact) => name.length + value.length <= MAX_LETTERS;
