/** @jest-environment node */
import { readEnv } from '@/lib/env';
import { isOptimised } from './pictures';

const backend = readEnv({ BACKEND_URL: 'https://backend.test/api', BACKEND_PICTURES: '/storage/**,/img/fotos/**' });

it.each([
  ['/storage/a.webp', true],
  ['/storage/2024/.x/a%20b.webp', true],
  ['/img/fotos/a.jpg', true],
  ['/products', false],
  ['/storagex/a.webp', false],
  ['/storage/../index.php', false],
  ['/storage/..%2findex.php', false],
  ['/storage/a.webp?v=2', false],
  [':8443/storage/a.webp', false],
  [`/storage/${'%C3%B1'.repeat(190)}.webp`, false],
])('A picture of the backend at %s is optimised: %s', (path, isTaken) => {
  expect(isOptimised(`https://backend.test${path}`, backend)).toBe(isTaken);
  expect(isOptimised(`https://elsewhere.test${path}`, backend)).toBe(false);
});
