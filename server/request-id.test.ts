/** @jest-environment node */
import { getRequestId } from './start-request';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;

test('takes the id of a proxy only when one is trusted', () => {
  expect(getRequestId({ 'x-request-id': 'abcdef0123456789' }, 1)).toBe('abcdef0123456789');
  expect(getRequestId({ 'x-request-id': 'abcdef0123456789' }, 0)).toMatch(UUID);
});

test.each([undefined, '', 'short', 'a b c d e f g h', 'ana@example.com', 'x'.repeat(65)])(
  'makes an id of its own instead of %j',
  (given) => {
    expect(getRequestId({ 'x-request-id': given }, 1)).toMatch(UUID);
  },
);
