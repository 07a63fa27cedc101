/** @jest-environment node */
import { runStep } from '@/e2e/support/run-step';
import { getCurrentRequest, type RequestContext } from '@/lib/http/request-context';
import { processState } from '@/lib/process/process-state';
import { refuseWritesToPages } from './method-not-allowed';
import { startRequest } from './start-request';
import { requireValidUrl } from './valid-url';

afterEach(() => {
  processState.isDraining = false;
});

describe('pages', () => {
  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('take no %s', async (method) => {
    const { response, isPassed } = await runStep(refuseWritesToPages, '/contacto', { method });
    expect([isPassed, response.statusCode, response.writableEnded]).toEqual([false, 405, true]);
  });

  it.each([
    ['GET', '/contacto'],
    ['HEAD', '/contacto'],
    ['POST', '/api/contact'],
  ])('are read, and /api/ is written to (%s %s)', async (method, url) => {
    expect((await runStep(refuseWritesToPages, url, { method })).isPassed).toBe(true);
  });
});

describe('the address of a request', () => {
  it('has one spelling', async () => {
    const { request, isPassed } = await runStep(requireValidUrl, '/x/../search/a?b=c');
    expect([isPassed, request.url]).toEqual([true, '/search/a?b=c']);
  });

  it('that names nothing is a bad request', async () => {
    const { response, isPassed } = await runStep(requireValidUrl, '*');
    expect([isPassed, response.statusCode, response.writableEnded]).toEqual([false, 400, true]);
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
