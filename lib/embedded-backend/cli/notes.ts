import { messages } from '@/content/messages';
import { findTerm, getTerms, suggestTerm } from '@/lib/catalogue/vocabulary';
import type { Catalogue, CategoryRow } from '@/lib/embedded-backend/catalogue';
import { getType, type ImportRecord } from '@/lib/embedded-backend/import/row';
import { shorten, toShown } from '@/lib/embedded-backend/import/table';
import { isRecord } from '@/lib/http/records';

type Unknown = { readonly name: string; readonly line: number; readonly category: string; products: number };

/** A sentence for each name of a fact that the vocabulary of its category does not have; none where there is no vocabulary. */
export function describeUnknownFacts(records: readonly ImportRecord[], categories: readonly CategoryRow[]): string[] {
  const unknown = listUnknown(records, new Map(categories.map(({ id, name }) => [id, name])));
  return shorten(unknown, toSentence, 'names of facts are not in the vocabulary');
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

function toSentence({ name, line, category, products }: Unknown): string {
  const nearest = suggestTerm(toShown(name), category);
  const question = nearest ? `; did you mean '${nearest}'?` : '';
  return `row ${line}: the vocabulary of '${toShown(category)}' has no fact '${toShown(name)}' (products: ${products})${question}`;
}

const isBlank = (value: unknown) => value === undefined || value === null || String(value).trim() === '';

/** How many products of a file have no category, and what may help; null when all have one. `isFilled`: merged cells were filled already. */
export function describeUncategorized(records: readonly ImportRecord[], isFilled: boolean): string | null {
  const products = records.filter((record) => getType(record) !== 'SERVICE');
  const bare = products.filter(({ fields }) => isBlank(fields.category) && isBlank(fields.category_id));
  const [first] = bare;
  if (!first) return null;
  const help = isFilled || bare.length === products.length ? '' : '; are cells merged there? --fill-merged fills them';
  const where = `${bare.length} of ${products.length} products have no category (the first is row ${first.line})`;
  return `${where} and come into '${messages.import.uncategorized}'${help}`;
}

const countServices = ({ products }: Catalogue) => products.filter(({ type }) => type === 'SERVICE').length;

/** Says that a file without services leaves the site without them; null where it has some, or the site had none. `before`: null for no database. */
export function describeServices(catalogue: Catalogue, before: Catalogue | null): string | null {
  const had = before ? countServices(before) : 0;
  if (countServices(catalogue) > 0 || (before && had === 0)) return null;
  const help = had > 0 ? `; --keep-services keeps the ${had} that it shows now` : '';
  return `The file has no services, and the site will show none${help}.`;
}
