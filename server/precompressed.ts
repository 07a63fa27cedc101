import { readdirSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import Negotiator from 'negotiator';
import type { Middleware } from './middleware';

const ROOT = '/_next/static/';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
};

/** Has the framework send the Brotli copy of a script or style sheet (deploy/compress-files.mjs) to who takes it. */
export function sendPrecompressed(distDir: string): Middleware {
  const names = readdirSync(join(distDir, 'static'), { recursive: true, encoding: 'utf8' });
  const copies = new Set(names.map((name) => ROOT + name.replaceAll(sep, '/')));
  return (request, response, next) => {
    const [path = '', query] = (request.url ?? '').split('?');
    const type = TYPES[extname(path)];
    if (type && copies.has(`${path}.br`)) {
      response.setHeader('Vary', 'Accept-Encoding');
      // A piece of a file is named by its place in the file as it is (RFC 9110, 14.4).
      if (!request.headers.range && new Negotiator(request).encodings(['br']).includes('br')) {
        request.url = `${path}.br${query === undefined ? '' : `?${query}`}`;
        response.setHeader('Content-Encoding', 'br');
        response.setHeader('Content-Type', type);
      }
    }
    next();
  };
}
