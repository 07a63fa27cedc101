import { limits } from '@/content/limits';
import { toPlaceAnswerPath } from '@/lib/find-place-answer';
import { seeOther } from '@/lib/http/form-requests';
import { routes } from '@/lib/routes';
import { normalizeSearch } from '@/lib/text';

/** GET ?lugar=alcaldía, a place in the visitor's words: leads to its page, or to what the law says of the word. */
export function GET(request: Request): Response {
  const word = normalizeSearch(new URL(request.url).searchParams.get('lugar') ?? '', limits.searchText);
  const path = word === '' ? routes.ley1831 : toPlaceAnswerPath(word);
  return seeOther(path);
}
