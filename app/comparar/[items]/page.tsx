import { createFoundPage } from '@/app/found-page';
import { ComparisonTable } from '@/components/comparison/comparison-table';
import { Choice, FewProducts } from '@/components/comparison/few-products';
import { BannerPage } from '@/components/layout/page-hero';
import { WarningNotice } from '@/components/ui/notice';
import { ShareMenu } from '@/components/ui/share-menu';
import { comparison } from '@/content/comparison';
import { seo } from '@/content/seo';
import { INCOMPLETE } from '@/lib/quotation-list/address';
import { getFixedPageMetadata } from '@/lib/seo/metadata';
import { getSettings } from '@/lib/settings';
import { type FoundComparison, findComparison, listComparisonExample } from '../comparison';

export const generateStaticParams = listComparisonExample;

const route = createFoundPage({ find: findComparison, describe, show });

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
  const names = joinNames(products);
  return getFixedPageMetadata({
    title: getHeadline(products),
    description: names ? comparison.description(names) : seo.comparison.description,
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
