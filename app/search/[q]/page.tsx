import { createFoundPage } from '@/app/found-page';
import { searchTitle } from '@/content/client/search';
import { popularSearches } from '@/content/seo';
import { getSearchMetadata } from '@/lib/seo/catalogue-pages';
import { findSearch } from './search';
import { SearchSections } from './search-sections';

type Params = { readonly q: string };

export function generateStaticParams(): Params[] {
  return popularSearches.map((q) => ({ q }));
}

const page = createFoundPage({
  find: ({ q }: Params, decode) => findSearch(decode(q)),
  describe: ({ q, group }) => getSearchMetadata(q, group?.name),
  show: SearchSections,
  getTitle: () => searchTitle,
});

export const { generateMetadata } = page;
export default page.Page;
