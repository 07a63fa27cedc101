import { findTerm, getTerms, suggestTerm } from '@/lib/catalogue/vocabulary';
import type { CategoryRow } from '@/lib/embedded-backend/catalogue';
import { isRecord } from '@/lib/http/records';
import type { ImportRecord } from './row';
import { shorten, toShown } from './table';

type Unknown = { readonly name: string; readonly line: number; readonly category: string; products: number };

/** A sentence for each name of a fact that the vocabulary of its category does not have; none where there is no vocabulary. */
export function describeUnknownFacts(records: readonly ImportRecord[], categories: readonly CategoryRow[]): string[] {
  const unknown = listUnknown(records, new Map(categories.map(({ id, name }) => [id, name])));
  return shorten(unknown, describe, 'names of facts are not in the vocabulary');
}

function listUnknown(records: readonly ImportRecord[], names: ReadonlyMap<number, string>): Unknown[] {
  const unknown = new Map<string, Unknown>();
  for (const { line, fields } of records) {
    const category = String(fields.category || (names.get(Number(fields.category_id)) ?? ''));
    if (!hasVocabulary(category)) continue;
    for (const name of new Set(readNames(fields.attributes))) {
      if (findTerm(name, category)) continue;
      const known = unknown.get(name) ?? { name, line, category, products: 0 };
      known.products += 1;
      unknown.set(name, known);
    }
  }
  return [...unknown.values()];
}

/** Categories without terms of their own get those of everywhere. */
const hasVocabulary = (category: string) => getTerms(category) !== getTerms(undefined);

function readNames(attributes: unknown): string[] {
  if (!Array.isArray(attributes)) return [];
  return attributes.flatMap((item) => (isRecord(item) && typeof item.name === 'string' ? [item.name.trim()] : []));
}

function describe({ name, line, category, products }: Unknown): string {
  const nearest = suggestTerm(toShown(name), category);
  const question = nearest ? `; did you mean '${nearest}'?` : '';
  return `row ${line}: the vocabulary of '${toShown(category)}' has no fact '${toShown(name)}' (products: ${products})${question}`;
}
