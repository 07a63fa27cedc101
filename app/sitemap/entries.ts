import pLimit from 'p-limit';
import { places } from '@/content/places';
import { getCategories, getCategoryPaths, getServices } from '@/lib/backend';
import type { CatalogueItem, Category } from '@/lib/backend/catalogue';
import { mustRead } from '@/lib/backend/outcome';
import { routes, toCategoryPath, toPlacePath, toProductPath } from '@/lib/routes';
import { MAX_ENTRIES, type SitemapEntry, withoutRepeats } from '@/lib/seo/sitemap';

/** Categories that are read at once: half of the line to the backend stays free for visitors. */
const MAX_CONCURRENT_READS = 2;

const { home, categories, ley1831, contact, accessibility } = routes;
const PLACES = places.map(({ slug }) => toPlacePath(slug));
const PAGES = [home, categories, ley1831, ...PLACES, contact, accessibility].map((path) => ({ path, updatedAt: null }));

/** Every page for search engines. What cannot be read is left out while the site is built; while it is served it throws. */
export async function listEntries(): Promise<SitemapEntry[]> {
  const [found, services] = await Promise.all([mustRead(getCategories()), mustRead(getServices())]);
  const known = found.ok ? found.data : [];
  const line = pLimit(MAX_CONCURRENT_READS);
  let room = MAX_ENTRIES;
  const readInRoom = async (category: Category) => {
    if (room === 0) return [];
    const entries = (await toEntries(category)).slice(0, room);
    room -= entries.length;
    return entries;
  };
  const lists = await Promise.all(known.map((category) => line(() => readInRoom(category))));
  const items = services.ok ? services.data.map(getEntry) : [];
  return withoutRepeats([...PAGES, ...items, ...lists.flat()]).slice(0, MAX_ENTRIES);
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

function getEntry(item: CatalogueItem): SitemapEntry {
  return { path: toProductPath(item), updatedAt: item.updatedAt };
}
