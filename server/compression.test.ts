/** @jest-environment node */
import { getHeaders, type PageServer, startPageServer } from '@/e2e/support/page-server';

const TEXT = 'const words = "Monitor de signos vitales";\n'.repeat(100);

let server: PageServer;

beforeAll(async () => {
  server = await startPageServer();
  const { compressFiles } = await import('./compression');
  server.answerBy((response, request) =>
    compressFiles(request, response, () => {
      const [, type = '', range] = /type=([^&]+)(&range)?/.exec(request.url ?? '') ?? [];
      response.setHeader('Content-Type', type);
      if (range) response.setHeader('Content-Range', 'bytes 0-9/10');
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

test('Pages are left to PageResponse', async () => {
  expect(await ask('/sitemap.xml?type=application/xml')).toEqual([null, null]);
});
