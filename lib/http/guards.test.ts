/** @jest-environment node */
import fc from 'fast-check';
import {
  CONNECTION_HEADER,
  getClientIp,
  getNetwork,
  getSiteNetwork,
  isForwarded,
  isFromThisHost,
} from '@/lib/http/client-ip';
import { isFromThisSite } from '@/lib/http/form-requests';

const SITE = 'https://sitio.example.com';
const headers = (values: Record<string, string>) => new Headers(values);

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true, true],
  [{ 'sec-fetch-site': 'none' }, true, true],
  [{ 'sec-fetch-site': 'cross-site', origin: SITE }, false, false],
  // Browsers without Sec-Fetch-Site; whatever Host a proxy writes.
  [{ origin: SITE, host: '127.0.0.1:3000' }, true, true],
  [{ origin: 'https://www.sitio.example.com', host: 'www.sitio.example.com' }, true, true],
  [{ origin: 'http://10.0.0.1:3000', host: '10.0.0.1:3000' }, true, false],
  [{ origin: 'https://evil.test', host: 'evil.test' }, true, false],
  [{ origin: 'https://notsitio.example.com', host: 'sitio.example.com' }, false, false],
  [{ origin: 'null' }, false, false],
  [{}, true, true],
])('A form with %j is taken: %s, by a published site: %s', (values, isTaken, isTakenWhenPublished) => {
  expect(isFromThisSite(headers(values), SITE)).toBe(isTaken);
  expect(isFromThisSite(headers(values), SITE, true)).toBe(isTakenWhenPublished);
});

test.each([
  [0, '1.1.1.1, 2.2.2.2', '3.3.3.3'],
  [1, '1.1.1.1, 2.2.2.2', '2.2.2.2'],
  [2, '1.1.1.1, 2.2.2.2', '1.1.1.1'],
  [1, 'invented', '3.3.3.3'],
  [1, '2001:db8::1::2', '3.3.3.3'],
])('behind %i trusted proxies that wrote %j a visitor is %s', (proxies, written, address) => {
  const sent = headers({ 'x-forwarded-for': written, [CONNECTION_HEADER]: '::ffff:3.3.3.3' });
  expect(getClientIp(sent, proxies)).toBe(address);
});

test.each([
  [true, false, '127.0.0.1', ''],
  // As the framework fills it in for handlers.
  [true, false, '::ffff:127.0.0.1', '::ffff:127.0.0.1'],
  [false, false, '10.0.0.1', ''],
  // A proxy on this host, whatever the visitor says.
  [false, true, '127.0.0.1', '127.0.0.1, 203.0.113.7'],
  // Elsewhere than behind server/.
  [false, false, '', ''],
])(
  'A request is from this host: %s, forwarded: %s, by a connection of %j for %j',
  (isOwn, isSent, connection, forwardedFor) => {
    const values = headers({ [CONNECTION_HEADER]: connection, 'x-forwarded-for': forwardedFor });
    expect([isFromThisHost(values), isForwarded(values)]).toEqual([isOwn, isSent]);
  },
);

test.each([
  ['::FFFF:cb00:7107', '203.0.113.7', '203.0.113.0/24'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['[2001:db8:1:3::9]:443', '2001:db8:1:3::/64', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['01.2.3.4', null, 'unknown'],
  ['2001:db8::1/64', null, 'unknown'],
])('the visitor of %s is %s, of the network %s', (address, network, siteNetwork) => {
  expect([getNetwork(address), getSiteNetwork(network ?? 'unknown')]).toEqual([network, siteNetwork]);
});

test('a visitor is an address or nothing, whatever is sent', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => /^[\da-f.:]+(\/64)?$/.test(getNetwork(text) ?? '::')));
  fc.assert(fc.property(fc.ipV6(), (address) => getNetwork(address) !== null));
  fc.assert(fc.property(fc.ipV4(), (address) => getNetwork(`::ffff:${address}`) === address));
});
