/** @jest-environment node */
import { clientLimits } from '@/content/client/limits';
import { limits } from '@/content/limits';
import { runStep } from '@/e2e/support/requests';
import { processState } from '@/lib/process/process-state';
import { getCurrentRequest, type RequestContext } from '@/lib/request-context';
import { getRequestId, startRequest } from './start-request';
import { requireValidUrl } from './valid-url';

afterEach(() => {
  processState.isDraining = false;
});

describe('the address of a request', () => {
  it.each([
    ['http://site.example/search?q=a', '/search?q=a'],
    ['/contacto?utm_source=x', '/contacto'],
    ['/contacto?', '/contacto'],
    ['/?_rsc', '/?_rsc'],
    ['/productos?a=1&_rsc=x&q=b', '/productos?_rsc=x'],
    ['/search?x=1&q=a%26b&q=c', '/search?q=a%26b&q=c'],
    ['/search/?q=a', '/search/?q=a'],
    ['/ley-1831/lugar?lugar=cl%C3%ADnica&q=b', '/ley-1831/lugar?lugar=cl%C3%ADnica'],
    ['/api/suggest?q=a?b&w=1', '/api/suggest?q=a?b'],
    ['/api/contact?q=a', '/api/contact'],
    ['/api/health?ready&q=1', '/api/health?ready'],
    ['/_next/image?url=%2Fa&w=640&q=75&dpl=one', '/_next/image?url=%2Fa&w=640&q=75'],
    ['/cotizacion/cambiar?101=2&305-306=1', '/cotizacion/cambiar?101=2&305-306=1'],
    ['/comparar/elegir?id=101&id=102', '/comparar/elegir?id=101&id=102'],
    ['/search?toString=1', '/search'],
    ['/constructor?length=1', '/constructor'],
  ])('%s comes to the framework as %s', async (url, expected) => {
    const { request, isPassed } = await runStep(requireValidUrl, url);
    expect([isPassed, request.url]).toEqual([true, expected]);
  });

  it.each(['*', '/x/../search/a?b=c', '/search?q=a#b'])('%s is a bad request', async (url) => {
    const { response, isPassed } = await runStep(requireValidUrl, url);
    expect([isPassed, response.statusCode, response.writableEnded]).toEqual([false, 400, true]);
  });

  it.each([
    ['a query of 2,049 bytes', `/search?q=${'a'.repeat(2_047)}`, 414],
    ['a query of 2,048 bytes', `/search?q=${'a'.repeat(2_046)}`, 200],
    ['61 parameters', `/cotizacion/cambiar?${'a&'.repeat(60)}`, 414],
    ['60 parameters', `/cotizacion/cambiar?${'a&'.repeat(59)}`, 200],
    ['15 KB of parameters for a proxy', `http://site.example/?${'a&'.repeat(7_000)}`, 414],
    ['15 KB of parameters behind what names nothing', `*?${'a&'.repeat(7_000)}`, 414],
  ])('with %s is judged before it is read', async (_, url, status) => {
    const { response, isPassed } = await runStep(requireValidUrl, url);
    expect([isPassed, response.statusCode]).toEqual([status === 200, status]);
  });
});

describe('the longest honest query', () => {
  const emoji = encodeURIComponent('🫀'.repeat(limits.searchText));
  const ids = Array.from({ length: clientLimits.quotationList.lines }, (_, index) => String(10 ** 17 + index));
  const file = `/storage/${'ñ'.repeat(127)}/${'x'.repeat(200)}.webp`;
  const picture = encodeURIComponent(`https://backend.example${encodeURI(file)}`);
  const campaign = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'gclid', 'fbclid', '_gl']
    .map((name) => `${name}=${'x'.repeat(150)}`)
    .join('&');
  it.each([
    ['a search', `/search?q=${emoji}`],
    ['suggestions', `/api/suggest?q=${emoji}`],
    ['all products of a list', `/cotizacion/cambiar?${ids.join('-')}=1`],
    ['a picture', `/_next/image?url=${picture}&w=1080&q=75`],
    ['the router', `/?${campaign}&_rsc=5CB68i4pnAekjehf`],
    ['a campaign', `/contacto?${campaign}`],
  ])('of %s passes', async (_, url) => {
    expect((await runStep(requireValidUrl, url)).isPassed).toBe(true);
  });
});

describe('a request that starts', () => {
  const start = async (headers: Record<string, string> = {}) => {
    let context: RequestContext | undefined;
    const { request, response } = await runStep(
      (...[request, response]) =>
        startRequest(request, response, () => {
          context = getCurrentRequest();
        }),
      '/',
      { headers },
    );
    return { request, response, context };
  };

  it('has a name, which its visitor, the log and the handlers are told', async () => {
    const { request, response, context } = await start();
    expect(context?.id).toMatch(/^[\da-f-]{36}$/);
    expect(response.getHeader('x-request-id')).toBe(context?.id);
    expect(request.headers['x-request-id']).toBe(context?.id);
  });

  it('counts by its connection, whatever it says of it', async () => {
    const said = { 'x-forwarded-for': '203.0.113.7', 'x-connection-address': '203.0.113.8' };
    const { request, context } = await start(said);
    expect(context?.address).toBe('unknown');
    expect(request.headers['x-connection-address']).toBe('unknown');
  });

  it('is the last one of its connection while the process ends', async () => {
    expect((await start()).response.hasHeader('connection')).toBe(false);
    processState.isDraining = true;
    expect((await start()).response.getHeader('connection')).toBe('close');
  });
});

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
