/** @jest-environment node */
import { log, logFailure, warnHourly } from './log';

test('an error is logged with its digest, route and request id, and nothing that the visitor wrote', () => {
  const lines: string[] = [];
  const said = jest.spyOn(log, 'error').mockImplementation((line: unknown) => void lines.push(JSON.stringify(line)));
  const error = Object.assign(new Error('marcapasos'), { name: 'BackendError', digest: 'BACKEND_STATUS' });
  const path = '/search/marcapasos?a=ana%40example.com';
  const headers = { 'x-request-id': 'abcdef01', cookie: 'c=1' };
  const route = { routerKind: 'App Router', routePath: '/search/[q]', routeType: 'render' } as const;
  const context = { ...route, renderSource: 'react-server-components', revalidateReason: 'stale' } as const;
  logFailure(error, { path, method: 'GET', headers }, context);
  expect(said).toHaveBeenCalledTimes(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    error: 'BackendError',
    digest: 'BACKEND_STATUS',
    method: 'GET',
    route: '/search/[q]',
    reason: 'stale',
    requestId: 'abcdef01',
  });
  expect(lines[0]).not.toMatch(/marcapasos|ana|c=1/);
});

test('a warning is logged once an hour with the same details', () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const warn = jest.spyOn(log, 'warn').mockReturnValue();
  const clock = jest.spyOn(performance, 'now');
  const say = (at: number, code: string) => {
    clock.mockReturnValue(at);
    // The cache looks at the clock once a millisecond.
    jest.advanceTimersByTime(1);
    warnHourly('it does not answer', { code });
    return warn.mock.calls.length;
  };
  expect([say(1, 'A'), say(3_600_000, 'A'), say(3_600_000, 'B'), say(3_600_002, 'A'), say(3_600_002, 'B')]).toEqual([
    1, 1, 2, 3, 3,
  ]);
  jest.restoreAllMocks();
  jest.useRealTimers();
});
