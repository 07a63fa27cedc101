import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** The better one first; whatever a visitor takes, the body as it is may be sent. */
const COMPRESSIONS = ['br', 'gzip'] as const;

type Encoding = (typeof COMPRESSIONS)[number] | 'identity';
type Job = { readonly encoding: Encoding; readonly body: string | Buffer; readonly quality: number };

const MAX_MEMORY_BYTES = 32 * 1024 * 1024;
/** A shorter answer fits into one packet as it is. */
const MIN_BYTES = 1_024;
/** A stored page is compressed once for each of its versions, and once more when it is asked for `again`; any other answer each time. */
const BROTLI_QUALITY = { stored: 9, again: 11, once: 4 };

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

const bodies = new LRUCache<string, Buffer, Job>({
  maxSize: MAX_MEMORY_BYTES,
  sizeCalculation: (body) => Math.max(1, body.byteLength),
  fetchMethod: (_, __, { context }) => encode(context),
  // A page may be evicted before it is made: who waits for it gets it still.
  ignoreFetchAbort: true,
});

/** The encoding in which `body` answers `request`. */
export function chooseEncoding(request: IncomingMessage, body: string | Buffer): Encoding {
  if (Buffer.byteLength(body) < MIN_BYTES) return 'identity';
  const accepted = new Negotiator(request).encodings(['br', 'gzip']);
  return COMPRESSIONS.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

/** The bytes of `body`; with the `tag` of a stored page they are kept in a bounded memory, and made once by whoever asks first. */
export async function getEncoded(tag: string | null, encoding: Encoding, body: string | Buffer): Promise<Buffer> {
  const toJob = (quality: keyof typeof BROTLI_QUALITY) => ({ encoding, body, quality: BROTLI_QUALITY[quality] });
  if (!tag) return encode(toJob('once'));
  const key = `${encoding} ${tag}`;
  if (encoding === 'br' && bodies.has(key)) {
    const smallest = bodies.get(`${key} again`);
    if (smallest) return smallest;
    // It takes six times as long: nobody waits for it.
    bodies.fetch(`${key} again`, { context: toJob('again') }).catch(() => {});
  }
  return bodies.forceFetch(key, { context: toJob('stored') });
}

async function encode({ encoding, body, quality }: Job): Promise<Buffer> {
  // A long text costs a tenth of its answer to turn into bytes.
  if (encoding === 'identity') return typeof body === 'string' ? Buffer.from(body) : body;
  if (encoding === 'gzip') return toGzip(body);
  return toBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(body),
      // Half of a page is its data for scripts, which repeats its HTML: 0.2 to 0.4 % less.
      [constants.BROTLI_PARAM_NPOSTFIX]: 1,
      [constants.BROTLI_PARAM_NDIRECT]: 16,
    },
  });
}
