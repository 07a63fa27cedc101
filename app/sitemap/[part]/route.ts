import { navigation } from '@/content/navigation';
import { places } from '@/content/places';
import { getCategories, getCategoryPaths, getServices, mustRead, tagMissing } from '@/lib/backend';
import { parseId, routes, SITE_PART, toCategoryPath, toPlacePath, toProductPath, toPublicAddress } from '@/lib/routes';
import { answerSitemapPart } from '@/lib/seo/sitemap';
import { getSettings } from '@/lib/settings';

type Context = { readonly params: Promise<{ readonly part: string }> };

/** The first entry of the menu is the home page by another address. */
const [, ...MENU] = navigation.map(({ href }) => href);
const PLACES = places.map(({ slug }) => toPlacePath(slug));
const PAGES = [routes.home, ...MENU, ...PLACES, routes.accessibility];

export function generateStaticParams() {
  return [{ part: `${SITE_PART}.xml` }];
}

/** A part of the sitemap: the pages of the site and its services, or a category with its products. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const [, part = ''] = /^(\w+)\.xml$/.exec((await params).part) ?? [];
  const paths = part === SITE_PART ? await listPages() : parseId(part) && (await listCategory(part));
  if (!paths) {
    await tagMissing();
    return new Response(null, { status: 404 });
  }
  const { siteUrl } = await getSettings();
  return answerSitemapPart(paths.map((path) => toPublicAddress(siteUrl, path)));
}

async function listPages(): Promise<string[]> {
  const services = await mustRead(getServices());
  return [...PAGES, ...(services.ok ? services.data.map(toProductPath) : [])];
}

/** The addresses of a category, at most 10,001; null where there is none. */
async function listCategory(id: string): Promise<string[] | null> {
  const categories = await mustRead(getCategories());
  const category = categories.ok && categories.data.find((one) => one.id === id);
  if (!category) return null;
  const paths = await mustRead(getCategoryPaths(id));
  return [toCategoryPath(category), ...(paths.ok ? paths.data.split('\n').filter(Boolean) : [])];
}
