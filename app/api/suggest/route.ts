import { after } from 'next/server';
import type { SuggestionAnswer } from '@/components/layout/suggestions';
import { getSource, PLACEHOLDER } from '@/components/ui/picture';
import { limits } from '@/content/limits';
import { getSuggestions, type Suggestion } from '@/lib/backend/search';
import { toCategoryPath, toProductPath } from '@/lib/routes';
import { toIndexTerms } from '@/lib/search-index/words';
import { foldText, normalizeSearch, splitWords } from '@/lib/text';

/** A repeated search within a minute makes no request; a cache in front may serve the answer of the last ten minutes while it revalidates. */
const CACHED = 'public, max-age=60, stale-while-revalidate=600';

/** What the search box suggests for `?q=`; a blank text has no suggestions, and makes the index ready for the next one. */
export async function GET(request: Request): Promise<Response> {
  const q = normalizeSearch(new URL(request.url).searchParams.get('q') ?? '', limits.searchText);
  const found = await getSuggestions(q, after);
  const suggestions = found?.map((suggestion) => toAnswer(suggestion, q)) ?? [];
  return Response.json({ suggestions }, { headers: { 'Cache-Control': found && q ? CACHED : 'no-store' } });
}

function toAnswer({ document, terms }: Suggestion, q: string): SuggestionAnswer {
  const { id, name, lang, brand, isService, isCategory, category, imageSm } = document;
  return {
    kind: isCategory ? 'category' : isService ? 'service' : 'product',
    id,
    name,
    lang,
    marks: markMatches(name, q, terms),
    href: isCategory ? toCategoryPath(document) : toProductPath(document),
    picture: getSource(imageSm, 128) ?? PLACEHOLDER,
    brand,
    category: category?.name ?? '',
  };
}

/** The parts of `name` that answer the search `q`: what was typed of a word, or the whole word where it was found as one of `terms`. */
function markMatches(name: string, q: string, terms: readonly string[]): SuggestionAnswer['marks'] {
  const typed = splitWords(q);
  return Array.from(name.matchAll(/[\p{L}\p{M}\p{N}]+(?:-\p{N}+)?/gu)).flatMap(
    ({ 0: word, index }): [number, number][] => {
      const folded = foldText(word);
      const begun = folded.length === word.length && typed.find((part) => folded.startsWith(part));
      if (begun) return [[index, index + begun.length]];
      return toIndexTerms(word).some((term) => terms.includes(term)) ? [[index, index + word.length]] : [];
    },
  );
}
