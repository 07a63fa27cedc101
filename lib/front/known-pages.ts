import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';

/** Paths that answered 200 in this process: a page that exists costs nothing more, an invented one is made each time. */
const known = new LRUCache<string, true>({
  max: 20_000,
  maxSize: 4_000_000,
  sizeCalculation: (_, path) => path.length,
});

/** True when the page was answered with 200 before. */
export function isKnown(url: string): boolean {
  return known.has(pathOf(url));
}

/** Remembers the page when it turns out to be one. */
export function learn({ url = '' }: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (response.statusCode === 200 || response.statusCode === 304) known.set(pathOf(url), true);
  });
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}
