import type { SuggestionAnswer } from '@/components/layout/suggestions';
import { getSource, PLACEHOLDER } from '@/components/ui/picture';
import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import { getSuggestions } from '@/lib/backend/search';
import { toCategoryPath, toProductPath } from '@/lib/routes';
import type { SearchDocument } from '@/lib/search-index/documents';
import { normalizeSearch } from '@/lib/text';

/** Browsers reuse an answer for one minute; a cache in front may serve it ten minutes more while it revalidates. */
const CACHED = 'public, max-age=60, stale-while-revalidate=600';

/** What the search box suggests for `?q=`; a blank text has no suggestions and prepares the index for the next. */
export async function GET(request: Request): Promise<Response> {
  const q = normalizeSearch(new URL(request.url).searchParams.get('q') ?? '', limits.searchText);
  const found = await getSuggestions(q);
  const suggestions = found?.map(toAnswer) ?? [];
  return Response.json({ suggestions }, { headers: { 'Cache-Control': found && q ? CACHED : 'no-store' } });
}

function toAnswer(document: SearchDocument): SuggestionAnswer {
  const { name, brand, isService, isCategory, category, imageSm } = document;
  const kind = isCategory ? messages.search.category : isService ? messages.product.service : '';
  return {
    href: isCategory ? toCategoryPath(document) : toProductPath(document),
    name,
    picture: getSource(imageSm, 128) ?? PLACEHOLDER,
    about: kind || [brand, category?.name].filter(Boolean).join(' · '),
  };
}
