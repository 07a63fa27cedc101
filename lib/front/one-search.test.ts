/** @jest-environment node */
import fc from 'fast-check';
import { withOneSearch } from './one-search';

describe('the spellings of a search', () => {
  it.each([
    ['/search/MONITOR', '/search/MONITOR'],
    ['/search/%20monitor%20%20de%0Asignos%20', '/search/monitor%20de%20signos'],
    ['/search/mo%6Eitor', '/search/monitor'],
    ['/search/Di%C3%A1lisis?_rsc=1', '/search/Di%C3%A1lisis?_rsc=1'],
    [`/search/${'A'.repeat(2000)}`, `/search/${'A'.repeat(100)}`],
    ['/search/a%2Fb', '/search/a%2Fb'],
  ])('%s is asked as %s', (url, expected) => {
    expect(withOneSearch(url)).toBe(expected);
  });

  it.each(['/', '/search', '/search?q=A', '/search/%20', '/search/%E0%A4', '/search/A/B', '/productos/Search/1', '*'])(
    '%s stays as it is',
    (url) => {
      expect(withOneSearch(url)).toBe(url);
    },
  );

  it('are one address however often they are folded', () => {
    const url = fc
      .string({ unit: 'binary', minLength: 1 })
      .map((text) => `/search/${encodeURIComponent(text.toWellFormed())}`);
    fc.assert(fc.property(url, (one) => withOneSearch(withOneSearch(one)) === withOneSearch(one)));
  });
});
