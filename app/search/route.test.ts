/** @jest-environment node */
import { GET } from './route';

const SITE = 'http://localhost:3000';

function search(query: string, headers: Record<string, string> = {}) {
  const { status, headers: answered } = GET(new Request(`${SITE}/search${query}`, { headers }));
  return [status, answered.get('location')];
}

const OWN_PAGES: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'same-origin' },
  { referer: `${SITE}/contacto` },
  { referer: 'https://proxied.test/contacto', host: 'proxied.test' },
  { origin: SITE },
];
const ELSEWHERE: readonly Record<string, string>[] = [
  {},
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'same-site', referer: `${SITE}/contacto` },
  { 'sec-fetch-site': 'cross-site', referer: 'https://other.test/' },
  { referer: 'https://other.test/' },
  { referer: 'https://other.test/', host: 'proxied.test' },
  { referer: 'no address' },
  { origin: 'null' },
];
const BLANK = ['', '?', '?q=', '?q=%20%20', '?q=+', '?q=%C2%A0%E2%80%8B'];

describe('GET /search', () => {
  test.each(OWN_PAGES)('leaves a visitor of a page of this site there when the text is blank: %j', (headers) => {
    for (const query of BLANK) expect(search(query, headers)).toEqual([204, null]);
  });

  test.each(ELSEWHERE)('leads home who comes from elsewhere with a blank text: %j', (headers) => {
    for (const query of BLANK) expect(search(query, headers)).toEqual([303, '/']);
  });

  test('leads everyone with a text to the results, and is kept by no cache where the answer depends on them', () => {
    for (const headers of [...OWN_PAGES, ...ELSEWHERE]) {
      expect(search('?q=a/b', headers)).toEqual([303, '/search/a%2Fb']);
      expect(GET(new Request(`${SITE}/search?q=`, { headers })).headers.get('cache-control')).toBe('no-store');
    }
  });
});
