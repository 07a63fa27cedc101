import { constants } from 'node:zlib';
import compression from 'compression';
import type { Middleware } from './middleware';

const compressed = compression({
  filter: (request, response) => {
    const type = response.getHeader('content-type');
    // The framework gives route handlers' types as a list of one, which the library does not take for a text.
    if (Array.isArray(type)) response.setHeader('content-type', String(type));
    // A piece of a file is named by its place in the file as it is (RFC 9110, 14.4).
    return !response.hasHeader('content-range') && compression.filter(request, response);
  },
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
});

/** Files and the answers of /api/, which the framework sends in pieces. */
const STREAMED = /^\/(?:_next|images|docs|api)\/|^\/[^/?]+\.(?:svg|ico)(?:\?|$)/;

/** Compresses files and the answers of /api/ while they are sent; PageResponse compresses what is stored, once for each version. */
export const compressFiles: Middleware = (request, response, next) => {
  if (!STREAMED.test(request.url ?? '')) return next();
  // The library's types are Express'; it reads and sets nothing that Node's own objects lack.
  compressed(request as never, response as never, next);
};
