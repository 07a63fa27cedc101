/** Every address of the sitemap at `index` (an index or one part); throws when it cannot be read. */
export async function readSitemap(index: string): Promise<string[]> {
  const found = await readLocations(index);
  if (!found.isIndex) return found.addresses;
  const parts = [];
  for (const part of found.addresses) parts.push((await readLocations(part)).addresses);
  return parts.flat();
}

async function readLocations(address: string): Promise<{ isIndex: boolean; addresses: string[] }> {
  const response = await fetch(address, { redirect: 'error' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const xml = await response.text();
  const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, text = '']) =>
    text.replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
  );
  return { isIndex: xml.includes('<sitemapindex'), addresses };
}
