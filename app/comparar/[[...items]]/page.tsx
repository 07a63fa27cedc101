import { permanentRedirect } from 'next/navigation';
import { readProducts } from '@/app/cotizacion/list';
import { createFoundPage } from '@/app/found-page';
import { ComparisonTable } from '@/components/comparison/comparison-table';
import { Choice, FewProducts } from '@/components/comparison/few-products';
import { BannerPage } from '@/components/layout/page-hero';
import { WarningNotice } from '@/components/ui/notice';
import { ShareMenu } from '@/components/ui/share-menu';
import { comparison } from '@/content/comparison';
import { type Failure, getLikeProducts, readIfPossible } from '@/lib/backend';
import { parseComparison } from '@/lib/catalogue/comparison';
import type { CardItem, Product } from '@/lib/catalogue/product';
import { INCOMPLETE } from '@/lib/quotation-list/address';
import { decodeParam, toComparisonPath } from '@/lib/routes';
import { getFixedPageMetadata } from '@/lib/seo/metadata';
import { getSettings } from '@/lib/settings';

/** Without `items` a comparison of nothing, made at build, and the ways to some products; any other is made at its first visit. */
type Params = { readonly items?: string[] };

type FoundComparison = {
  readonly ok: true;
  /** Those of the address that there are. */
  readonly products: readonly Product[];
  readonly hasDropped: boolean;
  /** Others of the category of a product that stands alone, the most like it first. */
  readonly others: readonly CardItem[];
  readonly path: string;
};

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

/** The products that the segments of an address name; any other spelling ends in a permanent redirect to its only one, which says when something was left out. */
async function findComparison([items = '', ...more]: readonly string[]): Promise<FoundComparison | Failure | null> {
  if (more.length > 0) return null;
  const { ids, hasDropped } = parseComparison(decodeParam(items));
  const path = toComparisonPath(ids);
  if (ids.join('-') !== items) permanentRedirect(path + (hasDropped ? `#${INCOMPLETE}` : ''));
  const read = await readProducts(ids);
  if (!read.ok) return read;
  const products = read.data;
  const [first] = products;
  const others = first && products.length === 1 ? await findOthers(first) : [];
  return { ok: true, products, hasDropped: products.length < ids.length, others, path };
}

/** What `product` may be compared with; none where that cannot be read. */
async function findOthers({ id, name, category }: Product): Promise<readonly CardItem[]> {
  const like = await readIfPossible(getLikeProducts({ id, name, category }));
  return like.ok ? like.data : [];
}

const joinNames = (products: FoundComparison['products']) => products.map(({ name }) => name).join(', ');

/** The title of the tab: that of one product asks for a second, as its page does. */
function getHeadline(products: FoundComparison['products']): string {
  const names = joinNames(products);
  if (products.length === 1) return `${comparison.choice} ${names}`;
  return names ? comparison.titleOf(names) : comparison.title;
}

function describe({ products, path }: FoundComparison) {
  return getFixedPageMetadata({
    title: getHeadline(products),
    description: products.length > 0 ? comparison.descriptionOf(joinNames(products)) : comparison.description,
    path,
    ogImage: 'productos',
    isIndexed: false,
  });
}

async function show({ products, path, hasDropped, others }: FoundComparison) {
  const { siteUrl } = await getSettings();
  const [first] = products;
  return (
    <BannerPage
      isTool
      title={first && products.length === 1 ? <Choice {...first} /> : comparison.title}
      text={first ? undefined : comparison.intro}
      aside={
        products.length > 1 && (
          <ShareMenu
            name={comparison.title}
            address={siteUrl + path}
            text={comparison.shareText(joinNames(products))}
          />
        )
      }
    >
      <WarningNotice id={INCOMPLETE} isShown={hasDropped} text={comparison.dropped} />
      {products.length < 2 && <FewProducts only={first} others={others} />}
      {products.length > 1 && <ComparisonTable products={products} />}
    </BannerPage>
  );
}
