/** @jest-environment node */
import { readEnv } from '@/lib/env';
import { getPictureOrigin, getPicturePatterns, isOptimised } from './pictures';

const backend = readEnv({ BACKEND_URL: 'https://backend.test/api', BACKEND_PICTURES: '/storage/**,/img/fotos/**' });

describe('a picture of the backend', () => {
  it.each(['/storage/a.webp', '/storage/2024/.x/a%20b.webp', '/img/fotos/a.jpg'])('at %s is optimised', (path) => {
    expect(isOptimised(`https://backend.test${path}`, backend)).toBe(true);
  });

  it.each([
    '/img/a.jpg',
    '/products',
    '/index.php/admin/logout',
    '/storagex/a.webp',
    '/storage',
    '/storage/../index.php',
    '/storage/%2e%2E/index.php',
    '/storage/..%2findex.php',
    '/storage/..%5Cindex.php',
    '/storage/a.webp?v=2',
    '/storage/a.webp#%2f',
    ':8443/storage/a.webp',
    `/storage/${'%C3%B1'.repeat(190)}.webp`,
  ])('at %s is shown as it is', (path) => {
    expect(isOptimised(`https://backend.test${path}`, backend)).toBe(false);
  });
});

it('Without a backend there is nothing to fetch', () => {
  expect([getPicturePatterns(readEnv({})), getPictureOrigin(readEnv({}))]).toEqual([[], null]);
  expect(getPictureOrigin(backend)).toBe('https://backend.test');
});
