/** @jest-environment node */
import { getRequestId } from './start-request';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;

test.each([
  ['abcdef0123456789', 1, /^abcdef0123456789$/],
  ['abcdef0123456789', 0, UUID],
  ['short', 1, UUID],
  ['ana@example.com', 1, UUID],
  ['x'.repeat(65), 1, UUID],
])('The id %.20s of %i trusted proxies gives %s', (given, proxies, expected) => {
  expect(getRequestId({ 'x-request-id': given }, proxies)).toMatch(expected);
});
