/** @jest-environment node */
import { clientLimits } from '@/content/client/limits';
import { limits } from '@/content/limits';
import { runStep } from '@/e2e/support/requests';
import { requireValidUrl } from './valid-url';

const emoji = encodeURIComponent('🫀'.repeat(limits.searchText));
const ids = Array.from({ length: clientLimits.quotationList.lines }, (_, index) => String(10 ** 17 + index));
const file = `/storage/${'ñ'.repeat(127)}/${'x'.repeat(200)}.webp`;
const picture = encodeURIComponent(`https://backend.example${encodeURI(file)}`);

it.each([
  // As a proxy is asked.
  ['http://evil.example/search/a', '/search/a'],
  ['HTTPS://[::1]:3000/a?b', '/a'],
  ['/producto/a%2F..%2Fb/1', '/producto/a%2F..%2Fb/1'],
  // A route gets the parameters that it reads.
  ['/contacto?utm_source=x', '/contacto'],
  ['/productos?a=1&_rsc=x&q=b', '/productos?_rsc=x'],
  ['/search?x=1&q=a%26b&q=c', '/search?q=a%26b&q=c'],
  ['/ley-1831/lugar?lugar=cl%C3%ADnica&q=b', '/ley-1831/lugar?lugar=cl%C3%ADnica'],
  ['/_next/image?url=%2Fa&w=640&q=75&dpl=one', '/_next/image?url=%2Fa&w=640&q=75'],
  // What cannot be a page is the one 404.
  ['/productos/x/abc/marca/A', '/404'],
  ['/productos/x/3/marca/A', '/productos/x/3/marca/A'],
  ['/search/[q]', '/search/[q]'],
  ['/producto/Cable%20%5B5m%5D/101', '/producto/Cable%20%5B5m%5D/101'],
  // The longest honest queries.
  [`/api/suggest?q=${emoji}`, `/api/suggest?q=${emoji}`],
  [`/cotizacion/cambiar?${ids.join('-')}=1`, `/cotizacion/cambiar?${ids.join('-')}=1`],
  [`/_next/image?url=${picture}&w=1080&q=75`, `/_next/image?url=${picture}&w=1080&q=75`],
  [`/contacto?${'utm_x=150&'.repeat(59)}`, '/contacto'],
])('%.80s comes to the framework as %.80s', async (url, expected) => {
  const { request, isPassed } = await runStep(requireValidUrl, url);
  expect([isPassed, request.url]).toEqual([true, expected]);
});

it.each([
  ['*', 400],
  ['evil:example', 400],
  ['/x/../search/a?b=c', 400],
  ['/x/.%2e/_next/image', 400],
  ['/search?q=a#b', 400],
  [`/search?q=${'a'.repeat(2_047)}`, 414],
  [`/cotizacion/cambiar?${'a&'.repeat(60)}`, 414],
  [`http://site.example/?${'a&'.repeat(7_000)}`, 414],
])('%.60s is answered with %i before it is read', async (url, status) => {
  const { response, isPassed } = await runStep(requireValidUrl, url);
  expect([isPassed, response.statusCode, response.writableEnded]).toEqual([false, status, true]);
});
