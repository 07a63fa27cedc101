/** @jest-environment node */
import { rm } from 'node:fs/promises';
import { writeErrorPages } from '@/e2e/support/page-server';

let distDir: string;
let makePage: typeof import('./make-page').makePage;
let getCurrentRequest: typeof import('@/lib/request-context').getCurrentRequest;

beforeAll(async () => {
  distDir = await writeErrorPages();
  ({ makePage } = await import('./make-page'));
  ({ getCurrentRequest } = await import('@/lib/request-context'));
});
afterAll(() => rm(distDir, { recursive: true }));

it('asks for a page as a visitor does, as a request that no store may answer', async () => {
  let asked: unknown;
  const isMade = await makePage(({ method, url }, response) => {
    asked = { method, url, isProbe: getCurrentRequest()?.isProbe };
    response.setHeader('Content-Type', 'text/html');
    response.end('<html><head></head><body>a page</body></html>');
  });
  expect([isMade, asked]).toEqual([true, { method: 'GET', url: '/accesibilidad', isProbe: true }]);
});

it('tells when the page fails or is refused', async () => {
  expect(await makePage((_, response) => response.refuse({ status: 503, retryAfter: 30 }))).toBe(false);
  expect(await makePage((_, response) => void response.writeHead(500).end('x'))).toBe(false);
  await expect(makePage(() => Promise.reject(new Error('it fails')))).rejects.toThrow('it fails');
});
