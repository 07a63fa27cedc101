/** @jest-environment node */
import { getPictureFile } from './folder';

it.each([
  ['/images/catalogue/bm-1.01234567-400.webp', '/data/bm-1.01234567-400.webp'],
  ['/images/catalogue/../bm-1.01234567-400.webp', null],
  ['/images/catalogue/..', null],
  ['/images/catalogue/site.db', null],
  ['/images/products/bm-1.01234567-400.webp', null],
])('the address %s is the file %s', (address, file) => {
  expect(getPictureFile(address, '/data')).toBe(file);
});
