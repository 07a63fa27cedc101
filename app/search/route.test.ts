/** @jest-environment node */
import { GET } from './route';

const SITE = 'http://localhost:3000';

test.each<[Record<string, string>, boolean]>([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ referer: `${SITE}/contacto` }, true],
  [{ referer: 'https://proxied.test/contacto', host: 'proxied.test' }, true],
  [{ origin: SITE }, true],
  [{}, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'same-site', referer: `${SITE}/contacto` }, false],
  [{ 'sec-fetch-site': 'cross-site', referer: 'https://other.test/' }, false],
  [{ referer: 'https://other.test/', host: 'proxied.test' }, false],
  [{ referer: 'no address' }, false],
  [{ origin: 'null' }, false],
])('a blank search with %j stays on its page: %s, else it leads home; no cache keeps it', (headers, isFromOwnPage) => {
  for (const query of ['', '?q=', '?q=%20%20', '?q=+', '?q=%C2%A0%E2%80%8B']) {
    const answer = GET(new Request(`${SITE}/search${query}`, { headers }));
    const [status, location] = isFromOwnPage ? [204, null] : [303, '/'];
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});
