/** @jest-environment node */
import { readEnv } from '@/lib/env';
import { isOptimised } from './pictures';

const backend = readEnv({ BACKEND_URL: 'https://backend.test/api', BACKEND_PICTURES: '/storage/**,/img/fotos/**' });

it.each([
  ['/storage/a.webp', true],
  ['/storage/2024/.x/a%20b.webp', true],
  ['/img/fotos/a.jpg', true],
  ['/img/a.jpg', false],
  ['/products', false],
  ['/storagex/a.webp', false],
  ['/storage/../index.php', false],
  ['/storage/%2e%2E/index.php', false],
  ['/storage/..%2findex.php', false],
  ['/storage/..%5Cindex.php', false],
  ['/storage/a.webp?v=2', false],
  ['/storage/a.webp#%2f', false],
  [':8443/storage/a.webp', false],
  [`/storage/${'%C3%B1'.repeat(190)}.webp`, false],
])('A picture of the backend at %s is optimised: %s', (path, isTaken) => {
  expect(isOptimised(`https://backend.test${path}`, backend)).toBe(isTaken);
});

it.each([
  ['https://backend.test/products/a.webp', true],
  ['https://backend.test/products/a.webp?v=2', false],
  ['https://backend.test/products/..%2fa.webp', false],
  ['https://elsewhere.test/products/a.webp', false],
])('Unless told otherwise every path of the backend is optimised: %s %s', (address, isTaken) => {
  expect(isOptimised(address, readEnv({ BACKEND_URL: 'https://backend.test/api' }))).toBe(isTaken);
});
