import { createFoundPage } from '@/app/found-page';
import { searchTitle } from '@/content/client/search';
import { popularSearches } from '@/content/seo';
import { getSearchMetadata } from '@/lib/seo/catalogue-pages';
import { findSearch } from '../search';
import { SearchSections } from '../search-sections';

type Params = { readonly q: string; readonly only: string[] };

/** Each is made at its first visit. The framework wants one: a search that the build makes anyway. */
export function generateStaticParams(): Params[] {
  return [{ q: popularSearches[0], only: ['equipos'] }];
}

/** A group of the results of a search. */
const page = createFoundPage({
  find: ({ q, only }: Params, decode) => findSearch(decode(q), only.map(decode)),
  describe: ({ q, group }) => getSearchMetadata(q, group?.name),
  show: SearchSections,
  getTitle: () => searchTitle,
});

export const { generateMetadata } = page;
export default page.Page;
