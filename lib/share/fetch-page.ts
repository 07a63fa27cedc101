import sharp from 'sharp';
import type { FetchedPage, FetchedPicture } from './findings';
import { REACH, readHead } from './read-head';

const PATIENCE = 15_000;
const MOST_REDIRECTS = 5;

/** Fetches a page and the picture that it names as `agent` does; throws when the host cannot be reached. */
export async function fetchPage(address: string, agent: string): Promise<FetchedPage> {
  const { response, redirects } = await follow(address, agent);
  const head = readHead(await beginningOf(response));
  const image = head.tags['og:image'];
  const picture = image && /^https?:/.test(image) ? await fetchPicture(image, agent) : null;
  return { status: response.status, redirects, head, picture };
}

async function follow(address: string, agent: string): Promise<{ response: Response; redirects: number }> {
  for (let redirects = 0, next = address; ; redirects++) {
    const response = await get(next, agent);
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || !location || redirects === MOST_REDIRECTS)
      return { response, redirects };
    await response.body?.cancel();
    next = new URL(location, next).href;
  }
}

/** The first 300 KB and a little more, so that a head that is too long is seen to be. */
async function beginningOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > 2 * REACH) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function fetchPicture(address: string, agent: string): Promise<FetchedPicture> {
  const response = await get(address, agent);
  const body = Buffer.from(await response.arrayBuffer());
  const size = await sharp(body, { failOn: 'error' })
    .stats()
    .then(() => sharp(body).metadata())
    .then(({ width, height }) => ({ width, height }))
    .catch(() => null);
  const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
  return { status: response.status, type, bytes: body.length, size };
}

function get(address: string, agent: string): Promise<Response> {
  return fetch(address, {
    redirect: 'manual',
    headers: { 'user-agent': agent, accept: '*/*' },
    signal: AbortSignal.timeout(PATIENCE),
  });
}
