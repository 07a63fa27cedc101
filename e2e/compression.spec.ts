import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { address, expect, test } from './support/fixtures';

const CODE = '/cotizacion/101x2-201/qr.svg';

type Sent = { readonly message: IncomingMessage; readonly body: Buffer };

/** As it comes over the line: fetch would decompress it. */
function ask(path: string, headers: Record<string, string>): Promise<Sent> {
  return new Promise((resolve, reject) => {
    get(address('SAMPLE_SITE') + path, { headers }, async (message) => {
      resolve({ message, body: await buffer(message) });
    }).on('error', reject);
  });
}

test('texts are compressed for who accepts it, and are the same texts with the same tag', async () => {
  const [script = ''] = /\/_next\/static\/chunks\/[^"\\]+\.js/.exec(String((await ask('/', {})).body)) ?? [];
  for (const path of ['/', '/productos', script, '/images/logo.svg', '/sitemap/1.xml', CODE]) {
    const plain = await ask(path, {});
    const br = await ask(path, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await ask(path, { 'accept-encoding': 'gzip' });
    const encodings = [plain, br, gzip].map(({ message }) => message.headers['content-encoding']);
    expect(encodings, path).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(br.body).equals(plain.body), path).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body), path).toBe(true);
    expect(br.message.headers.vary, path).toContain('Accept-Encoding');
    expect(br.message.headers.etag, path).toBe(plain.message.headers.etag);
  }
});

test('a compressed text that the visitor has is not sent again', async () => {
  for (const path of ['/', '/productos', '/images/logo.svg', '/sitemap.xml', '/sitemap/1.xml', '/robots.txt', CODE]) {
    const { etag, 'last-modified': date } = (await ask(path, { 'accept-encoding': 'br' })).message.headers;
    const known = etag ? { 'if-none-match': etag } : { 'if-modified-since': String(date) };
    const again = await ask(path, { 'accept-encoding': 'br', ...known });
    expect([again.message.statusCode, again.body.length], path).toEqual([304, 0]);
  }
});

test('pictures and pieces of a file are sent as they are', async () => {
  const picture = await ask('/images/hero/equipos-900.webp', { 'accept-encoding': 'br' });
  expect(picture.message.headers['content-encoding']).toBeUndefined();
  const piece = await ask('/images/icons.svg', { 'accept-encoding': 'br', range: 'bytes=0-1999' });
  expect([piece.message.statusCode, piece.message.headers['content-encoding'], piece.body.length]).toEqual([
    206,
    undefined,
    2000,
  ]);
});

test("the site's own pictures are not asked for again on the next page", async () => {
  const { message } = await ask('/images/hero/equipos-900.webp', {});
  expect(message.headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=604800');
});
