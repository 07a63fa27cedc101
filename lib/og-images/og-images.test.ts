/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { drawOgImage } from './draw';
import { openPicture } from './picture';
import { getCategoryOgImage, getProductOgImage } from './subject';

const product = { id: '201', name: 'Desfibrilador', isService: false, brand: 'Quindavel', image: null };
const named = (name: string, brand = '') => getProductOgImage({ ...product, name, brand });
const solid = (background: string, width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 4, background } });

const GRAIN = { type: 'gaussian', mean: 128, sigma: 60 } as const;
const noise = sharp({ create: { width: 620, height: 420, channels: 3, background: '#888', noise: GRAIN } });

it.each<[string, ReturnType<typeof named>, (() => Promise<string | null>)?]>([
  ['a long name', named('Electroencefalografista'.repeat(8))],
  ['a category', getCategoryOgImage({ id: '3', name: 'Monitoreo', imageSm: '/images/services/training.svg' })],
  ['noise', named('Ruido'), async () => `data:image/png;base64,${(await noise.png().toBuffer()).toString('base64')}`],
])(
  'an Open Graph image of %s is a JPEG of 1200 × 630 and at most 300 KB',
  async (_, subject, getPicture = () => openPicture(subject.picture, null)) => {
    const jpeg = await drawOgImage(subject, await getPicture());
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(jpeg.length).toBeLessThanOrEqual(300_000);
  },
);

it('gives the reference for a name that it cannot write, and leaves out letters that its font lacks', async () => {
  expect(await drawOgImage(named('عربي שלום 日本 🫀'), null)).toEqual(await drawOgImage(named('Ref. 201'), null));
  expect(await drawOgImage(named('Monitor 🫀 fetal'), null)).toEqual(await drawOgImage(named('Monitor fetal'), null));
});

describe('the picture of an Open Graph image', () => {
  let server: Server;
  let origin: string;
  let answer: RequestListener;
  beforeAll(async () => {
    server = createServer((request, response) => answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const sends = (body: Buffer | string, status = 200): RequestListener => {
    return (_, response) => response.writeHead(status).end(body);
  };

  it('may be one of the backend', async () => {
    answer = sends(await solid('#ff0000').toFormat('webp').toBuffer());
    expect(await openPicture(`${origin}/a`, origin)).toMatch(/^data:image\/png;base64,/);
    expect(await openPicture(`${origin}/a`, 'https://backend.test')).toBeNull();
  });

  it.each<[string, () => Promise<RequestListener> | RequestListener]>([
    ['is missing', () => sends('', 404)],
    ['is a page', () => sends('<h1>Mantenimiento</h1>')],
    ['is a drawing', () => sends('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')],
    ['breaks off', () => (_, response) => response.writeHead(200, { 'content-length': 999 }).end('x')],
    ['redirects', () => (_, response) => response.writeHead(302, { location: `${origin}/b` }).end()],
    ['hangs', () => (_, response) => response.writeHead(200).write('x')],
    ['has more than 10 MB', () => sends(Buffer.alloc(11 * 1024 * 1024))],
    ['has too many pixels', async () => sends(await solid('#fff', 9000, 9000).png().toBuffer())],
  ])('that %s is none', async (_, getListener) => {
    answer = await getListener();
    expect(await openPicture(`${origin}/a`, origin)).toBeNull();
  });

  it.each(['/images/../../package.json', '/images/%2e%2e/%2e%2e/package.json', '/docs/a.pdf', '/images/no.webp'])(
    '%s is none of the site',
    async (path) => expect(await openPicture(path, null)).toBeNull(),
  );
});
