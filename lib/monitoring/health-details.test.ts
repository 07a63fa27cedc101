/** @jest-environment node */
import { CONNECTION_HEADER } from '@/lib/http/client-ip';
import { canSeeDetails } from './health-details';

describe('canSeeDetails', () => {
  const SECRET = 'a-secret-of-some-length';
  const from = (connection: string, more: Record<string, string> = {}) =>
    new Headers({ [CONNECTION_HEADER]: connection, ...more });

  const proxied = (address: string) => ({ 'x-forwarded-for': address });
  test.each([
    [true, '127.0.0.1', {}, 0],
    [true, '::1', {}, 0],
    [true, '::ffff:10.1.2.3', proxied('::ffff:10.1.2.3'), 0],
    [true, 'fd12:3456::1', {}, 0],
    [true, '203.0.113.7', { authorization: `Bearer ${SECRET}` }, 0],
    [true, '127.0.0.1', proxied('192.168.1.7'), 1],
    [false, '203.0.113.7', {}, 0],
    [false, '2001:db8::1', {}, 0],
    [false, '203.0.113.7', { authorization: 'Bearer another' }, 0],
    // A proxy on this host that the site was not told of.
    [false, '127.0.0.1', proxied('203.0.113.7'), 0],
    [false, '127.0.0.1', proxied('203.0.113.7'), 1],
    [false, '', {}, 0],
  ])('is %s for %s with %j behind %i proxies', (expected, connection, more, proxies) => {
    expect(canSeeDetails(from(connection, { ...more }), proxies, SECRET)).toBe(expected);
  });

  test('is false for every bearer while there is no secret', () => {
    for (const authorization of ['Bearer ', 'Bearer undefined'])
      expect(canSeeDetails(from('203.0.113.7', { authorization }), 0, undefined)).toBe(false);
  });
});
