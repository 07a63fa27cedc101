import searchWords from '@/content/search-words.json' with { type: 'json' };
import { splitWords } from '../text';

const stopWords = searchWords.stopWords.split(' ');

/** The words that say what a thing is: no numbers, units or models. */
const toKinds = (name: string) =>
  splitWords(name).filter((word) => /^\p{L}{3,}$/u.test(word) && !stopWords.includes(word));

/** `items`, those whose names share the most words with `name` first; those that share as many stay in their order. */
export function sortByLikeness<T extends { readonly name: string }>(items: readonly T[], name: string): T[] {
  const wanted = toKinds(name);
  const counted = items.map((item) => {
    const own = new Set(toKinds(item.name));
    return { item, shared: wanted.filter((word) => own.has(word)).length };
  });
  return counted.sort((one, other) => other.shared - one.shared).map(({ item }) => item);
}
