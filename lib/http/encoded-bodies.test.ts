/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eventually } from '@/e2e/support/wait';
import { chooseEncoding, getEncoded } from './encoded-bodies';

const page = Array.from({ length: 400 }, (_, index) => `<p>Monitor de signos vitales ${index ** 3}</p>`).join('');

function choose(accepted: string | undefined, body: string | Buffer = page) {
  const request = new IncomingMessage(new Socket());
  if (accepted !== undefined) request.headers['accept-encoding'] = accepted;
  return chooseEncoding(request, body);
}

describe('the encoding of a page', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0.1', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['*;q=0', 'identity'],
    ['deflate, zstd', 'identity'],
    ['identity', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('for a visitor who takes %j is %j', (accepted, expected) => {
    expect(choose(accepted)).toBe(expected);
  });

  it('is none for what fits into one packet, counted in bytes', () => {
    expect(choose('br', 'a'.repeat(1_023))).toBe('identity');
    expect(choose('br', Buffer.alloc(1_023))).toBe('identity');
    expect(choose('br', 'ñ'.repeat(512))).toBe('br');
  });
});

describe('an encoded page', () => {
  it('is the page again when it is decompressed, from text and from bytes', async () => {
    for (const tag of [null, 'text'])
      expect(String(brotliDecompressSync(await getEncoded(tag, 'br', page)))).toBe(page);
    for (const tag of [null, 'bytes'])
      expect(String(gunzipSync(await getEncoded(tag, 'gzip', Buffer.from(page))))).toBe(page);
    for (const body of [page, Buffer.from(page)])
      expect(String(await getEncoded(String(typeof body), 'identity', body))).toBe(page);
  });

  it('is made once for its tag, whoever asks at once or later', async () => {
    const [one, other] = await Promise.all([getEncoded('a', 'br', page), getEncoded('a', 'br', page)]);
    expect(other).toBe(one);
    expect(await getEncoded('a', 'br', page)).toBe(one);
  });

  it('is made for each version and for each encoding', async () => {
    const bodies = await Promise.all([
      getEncoded('b', 'br', page),
      getEncoded('c', 'br', page),
      getEncoded('b', 'gzip', page),
    ]);
    expect(new Set(bodies).size).toBe(3);
  });

  it('is made once more, smaller, when it is asked for again: nobody waits for that', async () => {
    const first = await getEncoded('again', 'br', page);
    expect(await getEncoded('again', 'br', page)).toBe(first);
    await eventually(async () => (await getEncoded('again', 'br', page)).byteLength < first.byteLength);
    const smallest = await getEncoded('again', 'br', page);
    expect(String(brotliDecompressSync(smallest))).toBe(page);
    expect(await getEncoded('again', 'br', page)).toBe(smallest);
  });

  it('without a tag is not kept', async () => {
    expect(await getEncoded(null, 'br', page)).not.toBe(await getEncoded(null, 'br', page));
  });
});

test('The memory of encoded pages is bounded in bytes: the oldest go, and who waits for one still gets it', async () => {
  const bytes = randomBytes(4 * 1024 * 1024);
  const oldest = await getEncoded('oldest', 'gzip', bytes);
  expect(await getEncoded('oldest', 'gzip', bytes)).toBe(oldest);
  const tags = Array.from({ length: 12 }, (_, index) => `page ${index}`);
  const all = await Promise.all(tags.map((tag) => getEncoded(tag, 'gzip', bytes)));
  for (const body of all) expect(body.byteLength).toBe(oldest.byteLength);
  expect(await getEncoded('oldest', 'gzip', bytes)).not.toBe(oldest);
});
