/** @jest-environment node */
import fc from 'fast-check';
import { toProductName } from '@/lib/routes';
import { isFolderName } from './prerendered';

const getFolderName = (name: string) => {
  const own = toProductName({ name, isService: false });
  return isFolderName(own) ? own : null;
};

describe('the name of a product that is made at build', () => {
  it.each([
    ['Monitor MV-12', 'Monitor MV-12'],
    ['Sonda 1/2 pulgada', 'Sonda 1/2 pulgada'],
    ['\uD800', '\uFFFD'],
    ['.', '._'],
    ['..', '.._'],
  ])('%j is that of its links: %j', (name, expected) => {
    expect(getFolderName(name)).toBe(expected);
  });

  it.each([
    ['a NUL', 'Monitor\0'],
    ['256 bytes', 'x'.repeat(256)],
    ['256 bytes in 128 letters', 'ñ'.repeat(128)],
    ['258 bytes once it is escaped', '/'.repeat(86)],
    ['240,000 letters', 'x'.repeat(240_000)],
    ['a backslash', 'a\\b'],
    ['a colon', 'a:b'],
    ['a full stop at its end', 'a.'],
    ['nothing', ''],
  ])('is none when it cannot be a folder, having %s', (_, name) => {
    expect(getFolderName(name)).toBeNull();
  });

  it('fits a file system, whatever the backend says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const name = getFolderName(text);
        if (name === null) return;
        expect(() => encodeURIComponent(name)).not.toThrow();
        expect(name).not.toMatch(/\0|^\.{0,2}$/);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
      }),
    );
  });
});
