import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** The better one first; whatever a visitor takes, the body as it is may be sent. */
const COMPRESSIONS = ['br', 'gzip'] as const;

type Encoding = (typeof COMPRESSIONS)[number] | 'identity';
type Job = { readonly encoding: Encoding; readonly body: string | Buffer; readonly isStored: boolean };

const MAX_MEMORY_BYTES = 32 * 1024 * 1024;
/** A shorter answer fits into one packet as it is. */
const MIN_BYTES = 1_024;
/** A stored page is compressed once for each of its versions, any other answer each time. */
const BROTLI_QUALITY = { stored: 9, once: 4 };

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
  const job = { encoding, body, isStored: tag !== null };
  return tag ? bodies.forceFetch(`${encoding} ${tag}`, { context: job }) : encode(job);
}

async function encode({ encoding, body, isStored }: Job): Promise<Buffer> {
  // A long text costs a tenth of its answer to turn into bytes.
  if (encoding === 'identity') return typeof body === 'string' ? Buffer.from(body) : body;
  if (encoding === 'gzip') return toGzip(body);
  const quality = isStored ? BROTLI_QUALITY.stored : BROTLI_QUALITY.once;
  return toBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(body),
    },
  });
}
