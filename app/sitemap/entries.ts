import { limits } from '@/content/limits';
import { navigation } from '@/content/navigation';
import { places } from '@/content/places';
import { getCategories, getCategoryPaths, getServices, MAX_ITEMS, mustRead } from '@/lib/backend';
import type { CardItem, Category } from '@/lib/catalogue/product';
import { warnOnce } from '@/lib/log';
import { routes, toCategoryPath, toPlacePath, toProductPath } from '@/lib/routes';
import { groupByPart, type SitemapEntry, URLS_PER_SITEMAP, withoutRepeats } from '@/lib/seo/sitemap';

/** The first entry of the menu is the home page by another address. */
const [, ...MENU] = navigation.map(({ href }) => href);
const PLACES = places.map(({ slug }) => toPlacePath(slug));
const PAGES = [routes.home, ...MENU, ...PLACES, routes.accessibility].map((path) => ({ path, updatedAt: null }));

/** Of the longest list of categories each can fill one. */
export const MAX_PARTS = MAX_ITEMS.categories;

/** The categories of each part of the sitemap. Where they cannot be read while the site is built, there is one part without any. */
export async function listParts(): Promise<Category[][]> {
  const found = await mustRead(getCategories());
  return groupByPart(found.ok ? found.data : [], PAGES.length + limits.services.limit, MAX_ITEMS.category);
}

/** The addresses of a part, of which the first has pages and services; its categories are read one after the other, no further than there is room. */
export async function listEntries(part: readonly Category[], isFirst: boolean): Promise<SitemapEntry[]> {
  const entries = isFirst ? [...PAGES, ...(await listServiceEntries())] : [];
  for (const category of part) {
    if (entries.length > URLS_PER_SITEMAP) break;
    entries.push(...(await toEntries(category)));
  }
  const whole = withoutRepeats(entries);
  if (whole.length > URLS_PER_SITEMAP)
    warnOnce('the sitemap lacks products: categories have more than products_count says', { of: whole.length });
  return whole.slice(0, URLS_PER_SITEMAP);
}

async function listServiceEntries(): Promise<SitemapEntry[]> {
  const services = await mustRead(getServices());
  return services.ok ? services.data.map(getEntry) : [];
}

async function toEntries(category: Category): Promise<SitemapEntry[]> {
  const paths = await mustRead(getCategoryPaths(category.id));
  const lines = paths.ok ? paths.data.split('\n').filter(Boolean) : [];
  return [{ path: toCategoryPath(category), updatedAt: category.updatedAt }, ...lines.map(readLine)];
}

/** Paths are percent-encoded: they have no space. */
function readLine(line: string): SitemapEntry {
  const [path = '', day] = line.split(' ');
  return { path, updatedAt: day || null };
}

function getEntry(item: CardItem): SitemapEntry {
  return { path: toProductPath(item), updatedAt: item.updatedAt ?? null };
}
