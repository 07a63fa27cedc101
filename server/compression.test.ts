/** @jest-environment node */
import { getHeaders, type PageServer, startPageServer } from '@/e2e/support/page-server';

const TEXT = 'const words = "Monitor de signos vitales";\n'.repeat(100);

let server: PageServer;

beforeAll(async () => {
  server = await startPageServer();
  const { compressFiles } = await import('./compression');
  server.answerBy((response, request) =>
    compressFiles(request, response, () => {
      const [, type = '', option] = /type=([^&]+)&?(\w+)?/.exec(request.url ?? '') ?? [];
      response.setHeader('Content-Type', option === 'list' ? [type] : type);
      if (option === 'range') response.setHeader('Content-Range', 'bytes 0-9/10');
      response.write(TEXT);
      response.end();
    }),
  );
});

afterAll(() => server.close());

async function ask(path: string, accepted = 'gzip, br') {
  const response = await server.ask(path, { headers: { 'Accept-Encoding': accepted } });
  expect(await response.text()).toBe(TEXT);
  return getHeaders(response, 'content-encoding', 'vary');
}

test('Files and the answers of /api/ are compressed while they are sent', async () => {
  expect(await ask('/_next/static/a.js?type=text/javascript')).toEqual(['br', 'Accept-Encoding']);
  expect(await ask('/api/health?type=application/json', 'gzip')).toEqual(['gzip', 'Accept-Encoding']);
});

test('Pictures, and a piece of a file, are sent as they are', async () => {
  expect(await ask('/images/a.jpg?type=image/jpeg')).toEqual([null, null]);
  expect(await ask('/docs/a.txt?type=text/plain&range')).toEqual([null, null]);
});

test('A type in a list of one is a type', async () => {
  expect(await ask('/api/suggest?type=application/json&list')).toEqual(['br', 'Accept-Encoding']);
});

test.each([
  '/productos',
  '/search/manual.txt',
  '/producto/cable.svg/1',
  '/producto/cable/1/qr.svg',
  '/sitemap.xml',
  '/robots.txt',
])('%s is left to PageResponse', async (path) => {
  expect(await ask(`${path}?type=text/html`)).toEqual([null, null]);
});
