/** @jest-environment node */
import { runStep } from '@/e2e/support/requests';
import { processState } from '@/lib/process/process-state';
import { getCurrentRequest, type RequestContext } from '@/lib/request-context';
import { getRequestId, startRequest } from './start-request';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;

async function start(headers: Record<string, string> = {}) {
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
}

test('A request has a name, which its visitor, the log and the handlers get, and counts by its connection', async () => {
  const said = { 'x-forwarded-for': '203.0.113.7', 'x-connection-address': '203.0.113.8' };
  const { request, response, context } = await start(said);
  expect(context).toMatchObject({ id: expect.stringMatching(UUID), address: 'unknown' });
  expect(response.getHeader('x-request-id')).toBe(context?.id);
  expect(request.headers).toMatchObject({ 'x-request-id': context?.id, 'x-connection-address': 'unknown' });
});

test('A request is the last one of its connection while the process ends', async () => {
  expect((await start()).response.hasHeader('connection')).toBe(false);
  processState.isDraining = true;
  expect((await start()).response.getHeader('connection')).toBe('close');
  processState.isDraining = false;
});

test.each([
  ['abcdef0123456789', 1, /^abcdef0123456789$/],
  ['abcdef0123456789', 0, UUID],
  ['', 1, UUID],
  ['short', 1, UUID],
  ['ana@example.com', 1, UUID],
  ['x'.repeat(65), 1, UUID],
])('The id %.20s of %i trusted proxies gives %s', (given, proxies, expected) => {
  expect(getRequestId({ 'x-request-id': given }, proxies)).toMatch(expected);
});
