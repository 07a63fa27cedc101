/** @jest-environment node */
import { createHash } from 'node:crypto';
import { entityTag, hashesOf, isUnchanged, policyOf, withFewScripts } from './page-headers';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the scripts of a page', () => {
  it('become one where they stand in a row', () => {
    expect(withFewScripts('<p>a</p><script>one()</script><script>two()</script><script>three()</script><p>b</p>')).toBe(
      '<p>a</p><script>one();two();three()</script><p>b</p>',
    );
  });

  it('are not put into one that has an address, an id or a type', () => {
    for (const first of [
      '<script src="/a.js" async="">',
      '<script id="x">1',
      '<script type="application/ld+json">{}',
    ]) {
      const html = `${first}</script><script>two()</script>`;
      expect(withFewScripts(html)).toBe(html);
      expect(withFewScripts(`${html}<script>three()</script>`)).toBe(`${first}</script><script>two();three()</script>`);
    }
  });

  it('stay apart where something stands between them', () => {
    const html = '<script>one()</script> <script>two()</script><i></i><script>three()</script>';
    expect(withFewScripts(html)).toBe(html);
  });

  it('are allowed by hash, those with an address or with data left out', () => {
    const html =
      '<script src="/a.js"></script><script>one()</script><script id="x">two()</script><script>one()</script>' +
      '<script type="application/ld+json">{"a":1}</script>';
    expect(hashesOf(html)).toEqual([hash('one()'), hash('two()')]);
  });

  it('are the only ones that the policy of their page allows', () => {
    const html = '<script>one()</script>';
    const [directive] = policyOf(html, entityTag(html), true).match(/script-src [^;]+/) ?? [];
    expect(directive).toBe(`script-src 'self' ${hash('one()')}`);
  });
});

describe('the entity tag', () => {
  it('changes with the text and with nothing else', () => {
    expect(entityTag('a')).toBe(entityTag('a'));
    expect(entityTag('a')).not.toBe(entityTag('b'));
  });

  it.each([
    ['"x"', true],
    ['W/"x"', true],
    ['"a", W/"x", "b"', true],
    ['"a"', false],
    ['x', false],
    [undefined, false],
  ])('is known to a visitor who says %s: %s', (header, expected) => {
    expect(isUnchanged(header, 'W/"x"')).toBe(expected);
  });
});
