import MiniSearch from 'minisearch';
import data from '@/content/catalogue/vocabulary.json' with { type: 'json' };
import { splitWords, toAlternatives } from '../search-index/words';

/** A kind of fact, such as the weight (docs/content.md#vocabulary). */
export type Term = {
  readonly name: string;
  /** Of a value that is a number alone. */
  readonly unit?: string;
  readonly group?: string;
  /** True where a fact of this kind stands under the name of its product. */
  readonly chip?: boolean;
  /** Other spellings of the name. */
  readonly also?: readonly string[];
};

export type Vocabulary = {
  readonly everywhere: readonly Term[];
  readonly categories: Readonly<Record<string, readonly Term[]>>;
};

type Attribute = { readonly name: string; readonly value: string };

/** An attribute by the name of its term, or by its own where the vocabulary does not have it. */
export type Fact = Attribute & { readonly group?: string | undefined; readonly isChip: boolean };

/** The terms of a category; `undefined` and unknown categories have those of everywhere. */
export type GetTerms = (category: string | undefined) => readonly Term[];

type Spelling = { readonly id: number; readonly text: string; readonly term: Term };

/** The ways into a vocabulary. */
export function createVocabulary({ everywhere, categories }: Vocabulary) {
  const known = new Map(Object.entries(categories).map(([name, own]) => [toKey(name), prepare(own, everywhere)]));
  const others = prepare([], everywhere);
  const choose = (category = '') => known.get(toKey(category)) ?? others;

  const getTerms: GetTerms = (category) => choose(category).terms;
  const findTerm = (name: string, category?: string) => choose(category).byKey.get(toKey(name));
  const suggestTerm = (name: string, category?: string) => choose(category).suggest(name);

  const toKnownFacts = (attributes: readonly Attribute[], category?: string): Fact[] => {
    const { terms } = choose(category);
    const [facts, unknown] = [new Map<Term, Fact>(), [] as Fact[]];
    for (const { name, value } of attributes) {
      const term = findTerm(name, category);
      // A second spelling of the same fact stays, by its own name: nothing that a catalogue says is lost.
      if (!term || facts.has(term)) unknown.push({ name, value, isChip: false });
      else facts.set(term, toFact(term, value));
    }
    return [...terms.flatMap((term) => facts.get(term) ?? []), ...unknown];
  };
  return { getTerms, findTerm, suggestTerm, toKnownFacts };
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
  let index: MiniSearch<Spelling> | undefined;
  const suggest = (name: string): string | undefined => {
    index ??= toIndex(terms);
    return index.search(name, { fuzzy: 0.25 })[0]?.name;
  };
  return { terms, byKey, suggest };
}

/** Each spelling of each term, to find the nearest. */
function toIndex(terms: readonly Term[]): MiniSearch<Spelling> {
  const spellings = terms.flatMap((term) => [term.name, ...(term.also ?? [])].map((text) => ({ text, term })));
  const index = new MiniSearch<Spelling>({
    fields: ['text'],
    storeFields: ['name'],
    extractField: ({ id, text, term }, field) => ({ id, text, name: term.name })[field],
    tokenize: (text) => toAlternatives(text).flatMap(([written = []]) => written),
  });
  index.addAll(spellings.map((spelling, id) => ({ id, ...spelling })));
  return index;
}

function toFact({ name, unit, group, chip = false }: Term, value: string): Fact {
  const isBare = unit !== undefined && /^[\d.,\s]+$/.test(value);
  return { name, value: isBare ? `${value} ${unit}` : value, group, isChip: chip };
}

/** The vocabulary of content/catalogue/vocabulary.json. */
export const { getTerms, findTerm, suggestTerm, toKnownFacts } = createVocabulary(data);
