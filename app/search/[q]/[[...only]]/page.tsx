import { createFoundPage } from '@/app/found-page';
import { searchTitle } from '@/content/client/search';
import { popularSearches } from '@/content/seo';
import { getSearchMetadata } from '@/lib/seo/catalogue-pages';
import { findSearch } from '../search';
import { SearchSections } from '../search-sections';

/** Without `only` all the results of a search, else a group of them. */
type Params = { readonly q: string; readonly only?: string[] };

export function generateStaticParams(): Params[] {
  return popularSearches.map((q) => ({ q, only: [] }));
}

const page = createFoundPage({
  find: ({ q, only = [] }: Params, decode) => findSearch(decode(q), only.map(decode)),
  describe: ({ q, group }) => getSearchMetadata(q, group?.name),
  show: SearchSections,
  getTitle: () => searchTitle,
});

export const { generateMetadata } = page;
export default page.Page;
