import { createFoundPage } from '@/app/found-page';
import { ComparisonTable } from '@/components/comparison/comparison-table';
import { Choice, FewProducts } from '@/components/comparison/few-products';
import { BannerPage } from '@/components/layout/page-hero';
import { WarningNotice } from '@/components/ui/notice';
import { ShareMenu } from '@/components/ui/share-menu';
import { comparison } from '@/content/comparison';
import { INCOMPLETE } from '@/lib/quotation-list/address';
import { getFixedPageMetadata } from '@/lib/seo/metadata';
import { getSettings } from '@/lib/settings';
import { type FoundComparison, findComparison } from './comparison';

/** Without `items` a comparison of nothing, made at build, and the ways to some products; any other is made at its first visit. */
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
