/** @jest-environment node */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { log, logFailure } from './log';

describe('log', () => {
  it('names an error and leaves its message and stack out: they may quote what a visitor wrote', async () => {
    const program = `import { log } from '@/lib/log'; log.error({ error: new TypeError('Ana Pérez') }, 'said'); log.error({ error: 7 }, 'said')`;
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--import',
      'tsx',
      '--input-type=module',
      '-e',
      program,
    ]);
    const errors = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).error);
    expect(errors).toEqual(['TypeError', 'unknown']);
    expect(stdout).not.toContain('Ana');
  });
});

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
