/** @jest-environment node */
import { isOptimised } from './pictures';

it.each([
  ['https://backend.test/storage/2024/.x/a%20b.webp', true],
  ['http://backend.test/img/fotos/a.jpg', true],
  ['/images/products/monitor-400.webp', false],
  ['https://backend.test/storage/a.webp?v=2', false],
  [`https://backend.test/storage/${'%C3%B1'.repeat(190)}.webp`, false],
])('The picture at %s is optimised: %s', (address, isTaken) => {
  expect(isOptimised(address)).toBe(isTaken);
});
