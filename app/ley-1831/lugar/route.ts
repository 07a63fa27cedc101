import { limits } from '@/content/limits';
import { findPlaceByWords } from '@/lib/find-place-by-words';
import { seeOther } from '@/lib/http/form-requests';
import { NOT_NAMED, routes, toPlacePath } from '@/lib/routes';
import { normalizeSearch } from '@/lib/text';

/** GET ?lugar=alcaldía, a place in the visitor's words: leads to its page, or to a notice on the page of the law. */
export function GET(request: Request): Response {
  const words = normalizeSearch(new URL(request.url).searchParams.get('lugar') ?? '', limits.searchText);
  if (words === '') return seeOther(routes.ley1831);
  const place = findPlaceByWords(words);
  return seeOther(place ? toPlacePath(place.slug) : `${routes.ley1831}#${NOT_NAMED}`);
}
