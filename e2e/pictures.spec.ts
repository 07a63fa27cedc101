import fc from 'fast-check';
import { isOptimised } from '@/lib/catalogue/pictures';
import { backendAt } from './support/backend';
import { address, expect, test } from './support/fixtures';

const optimised = (picture: string, width = 640) => `/_next/image?url=${encodeURIComponent(picture)}&w=${width}&q=75`;

test.use({ site: 'HTTP_SITE' });

for (const [type, accept] of [
  ['image/avif', 'image/avif,image/webp,*/*'],
  ['image/webp', 'image/webp,*/*'],
] as const) {
  test(`a picture of the backend is encoded once as ${type}: the second request is a HIT`, async ({ request }) => {
    const url = optimised(`${address('BACKEND')}/images/products/aed-800.webp`);
    const first = await request.get(url, { headers: { accept } });
    expect([first.status(), first.headers()['content-type']]).toEqual([200, type]);
    const second = await request.get(url, { headers: { accept } });
    expect(second.headers()['x-nextjs-cache']).toBe('HIT');
    expect(await second.body()).toEqual(await first.body());
  });
}

test('no other host, width or kind of picture is taken', async ({ request }) => {
  const own = `${address('BACKEND')}/images/products/aed-800.webp`;
  expect((await request.get(optimised('http://127.0.0.1:9/x.webp'))).status()).toBe(400);
  expect((await request.get(optimised(own, 641))).status()).toBe(400);
  expect((await request.get(optimised(`${address('BACKEND')}/images/logo.svg`))).status()).toBe(400);
});

for (const path of [
  '/hidden/1',
  '/index.php/hidden/2',
  '/imagesx/hidden/3.webp',
  '/images/../hidden/4',
  '/images/%2e%2e/hidden/5',
  '/images/..%2fhidden/6',
  '/images/..%5Chidden/7',
  '/images/hidden/8.webp?id=1',
])
  test(`who asks for a picture at ${path} does not make the site ask the backend`, async ({ request }) => {
    const url = address('BACKEND') + path;
    expect((await request.get(optimised(url))).status()).toBeGreaterThanOrEqual(400);
    const asked = await backendAt(address('BACKEND')).paths();
    expect(asked.filter((one) => one.includes(/hidden.\d/.exec(path)?.[0] ?? path))).toEqual([]);
  });

test('a picture of the backend is taken where its page hands it to the optimiser, and nowhere else', async ({
  request,
}) => {
  const part = fc.constantFrom('/', '.', '..', 'images', 'storage', 'a.webp', '?', '#', '%20', '%2f', '*', '@');
  const backend = { backendUrl: address('BACKEND'), backendPictures: ['/**'] };
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('', 'images/', 'storage/'), fc.array(part), async (folder, parts) => {
      const { href, pathname } = new URL(`${address('BACKEND')}/${folder}${parts.join('')}`);
      // The folder itself is no picture.
      fc.pre(!/\/(?:storage|images)\/?$/.test(pathname));
      // The backend has none of them, and is asked for those that are taken.
      const isTaken = /upstream response is invalid/.test(await (await request.get(optimised(href))).text());
      expect(isTaken, href).toBe(isOptimised(href, backend));
    }),
    { numRuns: 200 },
  );
});

test('a picture without end, or one that only redirects, is given up', async ({ request }) => {
  for (const [fault, status] of [
    ['huge', 413],
    ['redirect-away', 508],
  ] as const) {
    const path = `/images/products/${fault}.webp`;
    await backendAt(address('BACKEND')).fail(fault, undefined, path);
    expect((await request.get(optimised(address('BACKEND') + path))).status(), fault).toBe(status);
  }
  await backendAt(address('BACKEND')).fail('none');
});
