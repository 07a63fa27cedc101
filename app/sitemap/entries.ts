import { limits } from '@/content/limits';
import { navigation } from '@/content/navigation';
import { places } from '@/content/places';
import { getCategories, getCategoryPaths, getServices, MAX_ITEMS, mustRead } from '@/lib/backend';
import type { Category } from '@/lib/catalogue/product';
import { warnOnce } from '@/lib/log';
import { routes, toCategoryPath, toPlacePath, toProductPath } from '@/lib/routes';
import { groupByPart, type SitemapEntries, URLS_PER_SITEMAP } from '@/lib/seo/sitemap';

/** The first entry of the menu is the home page by another address. */
const [, ...MENU] = navigation.map(({ href }) => href);
const PLACES = places.map(({ slug }) => toPlacePath(slug));
const PAGES = [routes.home, ...MENU, ...PLACES, routes.accessibility];

/** Of the longest list of categories each can fill one. */
export const MAX_PARTS = MAX_ITEMS.categories;

/** The categories of each part of the sitemap. Where they cannot be read while the site is built, there is one part without any. */
export async function listParts(): Promise<Category[][]> {
  const found = await mustRead(getCategories());
  return groupByPart(found.ok ? found.data : [], PAGES.length + limits.services.limit, MAX_ITEMS.category);
}

/** The addresses of a part, of which the first has pages and services; its categories are read one after the other, no further than there is room. */
export async function listEntries(part: readonly Category[], isFirst: boolean): Promise<SitemapEntries> {
  const entries = new Map<string, string>();
  let isCut = false;
  const add = (path: string, day?: string | null) => {
    if (entries.size < URLS_PER_SITEMAP || entries.has(path)) entries.set(path, day ?? '');
    else isCut = true;
  };
  if (isFirst) {
    for (const path of PAGES) add(path);
    const services = await mustRead(getServices());
    if (services.ok) for (const item of services.data) add(toProductPath(item), item.updatedAt);
  }
  for (const category of part) {
    if (isCut) break;
    add(toCategoryPath(category), category.updatedAt);
    const paths = await mustRead(getCategoryPaths(category.id));
    // Paths are percent-encoded: they have no space.
    for (const line of paths.ok ? paths.data.split('\n') : []) {
      const [path, day] = line.split(' ');
      if (path) add(path, day);
    }
  }
  if (isCut) warnOnce('the sitemap lacks products: categories have more than products_count says', {});
  return entries;
}
