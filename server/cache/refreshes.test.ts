/** @jest-environment node */

import { createPage, setUpPageCache } from '@/e2e/support/page-cache';
import { nextMillisecond } from '@/e2e/support/wait';

const HTML = '<p>words</p>';

const { cache } = setUpPageCache();

describe('stale pages', () => {
  const paths = Array.from({ length: 10 }, (_, index) => `/${index}`);
  /** Which of them are older than `revalidatedAt`, so that the framework makes them anew. */
  const listStale = async (revalidatedAt: number) => {
    const entries = await Promise.all(paths.map(async (path) => ({ path, entry: await cache.get(path) })));
    return entries.flatMap(({ path, entry }) => ((entry?.lastModified ?? 0) < revalidatedAt ? [path] : []));
  };

  it('are made anew eight at a time; the others go on as they are, until one of those is done', async () => {
    for (const path of paths) await cache.set(path, createPage(HTML, ['product:1']));
    await nextMillisecond();
    await cache.revalidateTag('product:1', { expire: 31_536_000 });
    const revalidatedAt = Date.now();
    const first = await listStale(revalidatedAt);
    expect(first).toHaveLength(8);
    expect(await listStale(revalidatedAt)).toEqual(first);
    await nextMillisecond();
    await cache.set(first[0] ?? '', createPage(HTML, ['product:1']));
    expect(await listStale(revalidatedAt)).toHaveLength(8);
    expect(await listStale(revalidatedAt)).not.toContain(first[0]);
  });
});
