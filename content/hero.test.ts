/** @jest-environment node */
import { statSync } from 'node:fs';
import { hero, toHeroPicture } from './hero';

const getSize = (address: string) => statSync(`public${address}`).size;

// The heaviest phone crop before AVIF: no picture may cost a phone more.
const PHONE_MAX_BYTES = 26_960;
const DENSE_MAX_BYTES = 90_000;

describe.each(hero)('the pictures of the slide $key', ({ key }) => {
  it.each(['avif', 'webp'] as const)('are there as %s, the phone crop as light as ever', (type) => {
    expect(getSize(toHeroPicture(key, 900, type))).toBeLessThanOrEqual(PHONE_MAX_BYTES);
    expect(getSize(toHeroPicture(key, 1600, type))).toBeGreaterThan(0);
    expect(getSize(toHeroPicture(key, 2560, type))).toBeGreaterThan(0);
  });

  it('are lighter as AVIF in each width', () => {
    for (const width of [900, 1600, 2560] as const)
      expect(getSize(toHeroPicture(key, width, 'avif'))).toBeLessThan(getSize(toHeroPicture(key, width, 'webp')));
    expect(getSize(toHeroPicture(key, 2560, 'avif'))).toBeLessThanOrEqual(DENSE_MAX_BYTES);
  });
});
