/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import sharp from 'sharp';
import { site } from '@/content/site';
import { drawOgImage } from './draw';
import { openPicture } from './picture';
import { getCategoryOgImage, getPageOgImage, getProductOgImage, toOgImageAddress } from './subject';

const product = { id: '201', name: 'Desfibrilador', isService: false, brand: 'Quindavel', image: null };
const named = (name: string, brand = '') => getProductOgImage({ ...product, name, brand });
const solid = (background: string, width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 4, background } });

/** The colour of a pixel, as hexadecimal digits. */
async function readPixel(image: Buffer, left: number, top: number): Promise<string> {
  return (await sharp(image).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()).toString('hex');
}

describe('an Open Graph image', () => {
  it.each([
    ['a photograph', getProductOgImage({ ...product, image: '/images/products/aed-800.webp' })],
    ['a long name', named('Electroencefalografista'.repeat(8))],
    ['a name with markup', named('<script>&"\'</script>')],
    ['a category', getCategoryOgImage({ id: '3', name: 'Monitoreo', imageSm: '/images/services/training.svg' })],
    ['a page', getPageOgImage('contacto')],
  ])('of %s is a JPEG of 1200 × 630 and at most 300 KB', async (_, subject) => {
    const jpeg = await drawOgImage(subject, await openPicture(subject.picture, null));
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(jpeg.length).toBeLessThanOrEqual(300_000);
  });

  it('of noise is made as small as one of words', async () => {
    const noise = { create: { width: 620, height: 420, channels: 3, background: '#888', noise: NOISE } } as const;
    const png = (await sharp(noise).png().toBuffer()).toString('base64');
    expect((await drawOgImage(named('Ruido'), `data:image/png;base64,${png}`)).length).toBeLessThanOrEqual(300_000);
  });

  it('shows its picture on white', async () => {
    const png = (await solid('#ff0000', 600, 400).png().toBuffer()).toString('base64');
    const jpeg = await drawOgImage(named('Rojo'), `data:image/png;base64,${png}`);
    expect(await readPixel(jpeg, 600, 200)).toMatch(/^f[ef]0/);
    expect(await readPixel(jpeg, 100, 200)).toBe('ffffff');
  });

  it('gives the reference for a name that it cannot write, and leaves out letters that its font lacks', async () => {
    expect(await drawOgImage(named('عربي שלום 日本 🫀'), null)).toEqual(await drawOgImage(named('Ref. 201'), null));
    expect(await drawOgImage(named('Monitor 🫀 fetal'), null)).toEqual(await drawOgImage(named('Monitor fetal'), null));
  });

  it('can be drawn of any name and brand', async () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 200 });
    const draw = async (name: string, brand: string) => {
      expect((await drawOgImage(named(name, brand), null)).length).toBeGreaterThan(1_000);
    };
    await fc.assert(fc.asyncProperty(words, words, draw), { numRuns: 10 });
  });
});

const NOISE = { type: 'gaussian', mean: 128, sigma: 60 } as const;

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

  it.each(['png', 'jpeg', 'webp'] as const)('may be a %s of the backend', async (format) => {
    answer = sends(await solid('#ff0000').toFormat(format).toBuffer());
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

it('has an address that changes with the name, the brand and the picture, and with nothing else', () => {
  const address = toOgImageAddress(getProductOgImage(product));
  expect(address).toMatch(/^\/tarjeta\/producto\/201\/[0-9a-f]{12}\.jpg$/);
  expect(toOgImageAddress(getProductOgImage({ ...product }))).toBe(address);
  for (const change of [{ name: 'Monitor' }, { brand: 'Otra' }, { image: '/images/a-400.webp' }])
    expect(toOgImageAddress(getProductOgImage({ ...product, ...change }))).not.toBe(address);
});

it('names the brand of a product, and calls a service a service', () => {
  expect(named('Monitor', 'Otra').note).toBe('Otra');
  expect(named('Monitor', site.houseBrand).note).toBe('');
  expect(getProductOgImage({ ...product, brand: '', isService: true }).note).toBe('Servicio');
});
