/** @jest-environment node */
import { toCatalogue } from '@/e2e/support/embedded';
import { log } from '@/lib/log';
import { listFaults, noteFault, toCall } from './faults';

const HOUR = 3_600_000;
const fault = { field: 'id', expected: 'number', received: 'text' };

it('logs a fault once for each shape and hour, and keeps the last one of each call', () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation();
  for (const minutes of [0, 1, 59]) noteFault('GET /categories/PRODUCT', fault, HOUR + minutes * 60_000);
  expect(warn.mock.calls).toEqual([[{ call: 'GET /categories/PRODUCT', ...fault }, expect.any(String)]]);
  noteFault('GET /categories/PRODUCT', { ...fault, received: 'null' }, HOUR + 1);
  noteFault('GET /category/{id}', fault, HOUR + 2);
  noteFault('GET /categories/PRODUCT', fault, 2 * HOUR);
  expect(warn).toHaveBeenCalledTimes(4);
  expect(listFaults()).toEqual({
    'GET /categories/PRODUCT': { ...fault, at: '1970-01-01T02:00:00.000Z' },
    'GET /category/{id}': { ...fault, at: '1970-01-01T01:00:00.002Z' },
  });
});

it.each([
  ['/category/12', 'GET /category/{id}'],
  ['/products?page=1&limit=50&q=ana%40example.com', 'GET /products?page=1&limit=50&q={q}'],
  ['/products/suggested', 'GET /products/suggested'],
])('names the call of %s without its id and words', (path, call) => {
  expect(toCall('GET', path)).toBe(call);
});

it('notes what failed before there was an answer to read, and not that a product does not exist', async () => {
  jest.spyOn(log, 'warn').mockImplementation();
  await expect(toCatalogue({}, () => 500).product('7')).rejects.toThrow();
  expect(listFaults()['GET /product/{id}']).toMatchObject({ field: 'status', expected: '200', received: '500' });
  await expect(
    toCatalogue([], (path) => (path === '/category/7' ? 404 : 200)).categoryProducts('7'),
  ).resolves.toBeNull();
  expect(listFaults()['GET /category/{id}']).not.toMatchObject({ field: 'status' });
  await expect(toCatalogue([], () => 404).suggestedProducts()).rejects.toThrow();
  expect(listFaults()['GET /products/suggested']).toMatchObject({ field: 'status', received: '404' });
});
