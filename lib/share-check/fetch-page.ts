import sharp from 'sharp';
import { headLimits } from '@/content/head-limits';
import { discard, readBytes } from '@/lib/http/chunks';
import { withDeadline } from '@/lib/http/timeout';
import type { FetchedPage, FetchedPicture } from './audit';
import { readHead } from './read-head';

const TIMEOUT_MS = 15_000;
const MAX_REDIRECTS = 5;

/** Fetches a page and the picture that it names as `agent` does; throws when the host cannot be reached. */
export async function fetchPage(address: string, agent: string): Promise<FetchedPage> {
  const { status, redirects, html } = await withDeadline(TIMEOUT_MS, (signal) => fetchHead(address, agent, signal));
  const head = readHead(html);
  const image = head.tags['og:image'];
  const isFetched = image !== undefined && /^https?:/.test(image);
  const picture = isFetched ? await withDeadline(TIMEOUT_MS, (signal) => fetchPicture(image, agent, signal)) : null;
  return { status, redirects, head, picture };
}

async function fetchHead(address: string, agent: string, signal: AbortSignal) {
  const { response, redirects } = await follow(address, agent, signal);
  // The first 300 KB and a little more, so that a head that is too long is seen to be.
  const html = (await readBytes(response, 2 * headLimits.headBytes, signal)).toString();
  return { status: response.status, redirects, html };
}

async function follow(address: string, agent: string, signal: AbortSignal) {
  for (let redirects = 0, next = address; ; redirects++) {
    const response = await get(next, agent, signal);
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || !location || redirects === MAX_REDIRECTS)
      return { response, redirects };
    discard(response);
    next = new URL(location, next).href;
  }
}

async function fetchPicture(address: string, agent: string, signal: AbortSignal): Promise<FetchedPicture> {
  const response = await get(address, agent, signal);
  const body = Buffer.from(await response.arrayBuffer());
  const size = await sharp(body, { failOn: 'error' })
    .stats()
    .then(() => sharp(body).metadata())
    .then(({ width, height }) => ({ width, height }))
    .catch(() => null);
  const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
  return { status: response.status, type, bytes: body.length, size };
}

function get(address: string, agent: string, signal: AbortSignal): Promise<Response> {
  return fetch(address, { redirect: 'manual', headers: { 'user-agent': agent, accept: '*/*' }, signal });
}

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
