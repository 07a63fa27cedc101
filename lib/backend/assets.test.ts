/** @jest-environment node */
import fc from 'fast-check';
import { getPictureAddress } from '@/lib/catalogue/pictures';
import { type Assets, linkAddress, toPicture } from './assets';

const backend: Assets = { origin: 'https://backend.test' };
const embedded: Assets = { origin: null };

describe('the address of a picture', () => {
  it.each([
    ['https://backend.test/a.webp', 'https://backend.test/a.webp'],
    ['https://backend.test/a.webp?w=1', 'https://backend.test/a.webp?w=1'],
    ['/storage/a.webp', 'https://backend.test/storage/a.webp'],
    ['storage/a b.webp', 'https://backend.test/storage/a%20b.webp'],
  ])('%s of a backend is %s', (text, address) => {
    expect(toPicture(text, backend)).toBe(address);
  });

  it.each([
    '',
    'https://evil.test/a.webp',
    'https://cdn.test/a.webp',
    'http://backend.test/a.webp',
    'https://backend.test:8443/a.webp',
    'https://backend.test.evil.test/a.webp',
    'https://backend.test@evil.test/a.webp',
    '//evil.test/a.webp',
    '\\\\evil.test\\a.webp',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'http://[bad',
    `https://backend.test/${'a'.repeat(2_048)}`,
  ])('%j is none', (text) => {
    expect(toPicture(text, backend)).toBeNull();
    expect(toPicture(text, embedded)).toBeNull();
  });

  it.each([
    ['/images/products/monitor-400.webp', '/images/products/monitor-400.webp'],
    ['images/a.webp', '/images/a.webp'],
    ['/../../etc/passwd', '/etc/passwd'],
  ])('%s of the embedded backend is the path %s of the site', (text, path) => {
    expect(toPicture(text, embedded)).toBe(path);
  });

  it('never leaves the site or the backend, whatever is written', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '..',
      '.',
      'http:',
      'https:',
      'javascript:',
      '@',
      'evil.test',
      '?',
      '#',
      '\t',
      'a',
    );
    const anything = fc.oneof(
      fc.string(),
      fc.array(part).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const getAddress = (assets: Assets) => getPictureAddress(toPicture(text, assets));
        const [own, foreign] = [getAddress(embedded), getAddress(backend)];
        expect(own && new URL(own, 'https://site.test').origin).toBe(own && 'https://site.test');
        expect([undefined, backend.origin]).toContain(foreign ? new URL(foreign).origin : undefined);
      }),
      { numRuns: 100 },
    );
  });

  it('says when the optimiser takes it', () => {
    const assets = { ...backend, isOptimised: (address: string) => address.endsWith('/taken.webp') };
    expect(toPicture('taken.webp', assets)).toEqual({ optimised: toPicture('taken.webp', backend) });
    expect(toPicture('other.webp', assets)).toBe(toPicture('other.webp', backend));
  });

  it('stays on the site when its path begins with two slashes after the dots are gone', () => {
    expect(toPicture('/..//evil.test/a.webp', embedded)).toBe('/evil.test/a.webp');
  });
});

describe('the address of a data sheet', () => {
  it('may be on any host', () => {
    expect(linkAddress('https://maker.test/x.pdf', backend)).toBe('https://maker.test/x.pdf');
    expect(linkAddress('https://maker.test/x.pdf', embedded)).toBe('https://maker.test/x.pdf');
  });

  it('is below the backend when it is relative, or a path of the site without a backend', () => {
    expect(linkAddress('storage/docs/x.pdf', backend)).toBe('https://backend.test/storage/docs/x.pdf');
    expect(linkAddress('/docs/x.pdf', embedded)).toBe('/docs/x.pdf');
  });

  it.each([
    '',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'file:///x',
    'mailto:a@b.co',
  ])('%j is none', (text) => {
    expect(linkAddress(text, backend)).toBeNull();
    expect(linkAddress(text, embedded)).toBeNull();
  });
});
