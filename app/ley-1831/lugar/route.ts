import { limits } from '@/content/limits';
import { toPlaceAnswerPath } from '@/lib/find-place-answer';
import { seeOther } from '@/lib/http/form-requests';
import { routes } from '@/lib/routes';
import { normalizeSearch } from '@/lib/text';

/** A place in the visitor's words: GET …?lugar=alcaldía leads to the page of the place that the law names, or of what it says of the word. */
export function GET(request: Request): Response {
  const word = normalizeSearch(new URL(request.url).searchParams.get('lugar') ?? '', limits.searchText);
  const path = word === '' ? routes.ley1831 : toPlaceAnswerPath(word);
  return seeOther(path);
}
