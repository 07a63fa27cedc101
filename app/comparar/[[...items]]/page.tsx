import { permanentRedirect } from 'next/navigation';
import { readProducts } from '@/app/cotizacion/list';
import { createFoundPage, type Found } from '@/app/found-page';
import { EmptyState } from '@/components/catalogue/picture-links';
import { ComparisonTable } from '@/components/comparison/comparison-table';
import { BannerPage } from '@/components/layout/page-hero';
import { WarningNotice } from '@/components/ui/notice';
import { ShareMenu } from '@/components/ui/share-menu';
import { comparison } from '@/content/comparison';
import { parseComparison } from '@/lib/catalogue/comparison';
import type { Product } from '@/lib/catalogue/product';
import { INCOMPLETE } from '@/lib/quotation-list/address';
import { decodeParam, toComparisonPath } from '@/lib/routes';
import { getPageMetadata } from '@/lib/seo/metadata';
import { getSettings } from '@/lib/settings';

/** Without `items` an empty comparison, made at build, with links to products; others are made at their first visit. */
type Params = { readonly items?: string[] };

export function generateStaticParams(): Params[] {
  return [{ items: [] }];
}

const route = createFoundPage({
  find: ({ items = [] }: Params) => findComparison(items),
  describe,
  show,
});

export const { generateMetadata } = route;
export default route.Page;

/** The products of an address; other spellings are redirected to its only one, which says if something is left out. */
async function findComparison([items = '', ...more]: readonly string[]) {
  if (more.length > 0) return null;
  const { ids, hasDropped } = parseComparison(decodeParam(items));
  const path = toComparisonPath(ids);
  if (ids.join('-') !== items) permanentRedirect(path + (hasDropped ? `#${INCOMPLETE}` : ''));
  const read = await readProducts(ids);
  if (!read.ok) return read;
  // Those of the address that there are.
  const products = read.data;
  return { ok: true as const, products, hasDropped: products.length < ids.length, path };
}

const joinNames = (products: readonly Product[]) => products.map(({ name }) => name).join(', ');

function describe({ products, path }: Found<typeof findComparison>) {
  return getPageMetadata({
    title: products.length > 1 ? comparison.titleOf(joinNames(products)) : comparison.title,
    description: products.length > 1 ? comparison.descriptionOf(joinNames(products)) : comparison.description,
    path,
    ogImage: 'productos',
    isIndexed: false,
  });
}

async function show({ products, path, hasDropped }: Found<typeof findComparison>) {
  const { siteUrl } = await getSettings();
  const { title, intro, dropped, few, fewHelp } = comparison;
  const isShown = products.length > 1;
  const share = <ShareMenu name={comparison.titleOf(joinNames(products))} address={siteUrl + path} />;
  return (
    <BannerPage isTool title={title} text={isShown ? undefined : intro} aside={isShown && share}>
      <WarningNotice id={INCOMPLETE} isShown={hasDropped} text={dropped} />
      {isShown ? <ComparisonTable products={products} /> : <EmptyState title={few} text={fewHelp} categories={[]} />}
    </BannerPage>
  );
}
