import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';

// A piece of a file is named by its place in the file as it is (RFC 9110, 14.4).
const isWhole = (response: ServerResponse) => !response.hasHeader('content-range');

/** The framework gives route handlers' types as a list of one, which the library does not take for a text. */
function nameOneType(response: ServerResponse) {
  const type = response.getHeader('content-type');
  if (Array.isArray(type)) response.setHeader('content-type', String(type));
}

const compressed = compression({
  filter: (request, response) => {
    nameOneType(response);
    return isWhole(response) && compression.filter(request, response);
  },
  // A fourth smaller than gzip for a page, and as quick.
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
});

/** Compresses the texts of an answer for who accepts it: a visitor, or nginx, which stores them so. */
export function compress(request: IncomingMessage, response: ServerResponse): void {
  // The library's types are Express'; it reads and sets nothing that Node's own objects lack.
  compressed(request as never, response as never, () => undefined);
}
