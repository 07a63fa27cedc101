/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { openPicture } from './picture';
import { renderOgImage } from './render';
import { getCategoryOgImage, getPageOgImage, getProductOgImage, type OgImageSubject } from './subject';

const product = (name: string, image: string | null, brand = 'Quindavel') =>
  getProductOgImage({ id: '201', name, brand, image, isService: false });
const LONG = 'Electroencefalografista'.repeat(8).slice(0, 180);

async function draw(subject: OgImageSubject, origin: string | null = null) {
  return renderOgImage(subject, await openPicture(subject.picture, origin, new AbortController().signal));
}

/** The colour of the pixel, as text. */
async function pixel(jpeg: Buffer, left: number, top: number): Promise<string> {
  const data = await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return data.toString('hex');
}

describe('an Open Graph image', () => {
  it.each([
    ['a product', product('Desfibrilador externo automático DEA-50', '/images/products/aed-800.webp')],
    ['a long name', product(LONG, null)],
    ['a name in another script', product('عربي שלום 日本 🫀', null)],
    ['a name with markup', product('<script>&"\'</script>', null)],
    [
      'a category',
      getCategoryOgImage({ id: '1', name: 'Monitoreo', imageSm: '/images/categories/monitoreo-400.webp' }),
    ],
    ['a page', getPageOgImage('contacto')],
  ])('of %s is a JPEG of 1200 × 630 and at most 300 KB', async (_, subject) => {
    const { jpeg, isComplete } = await draw(subject);
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(jpeg.length).toBeLessThanOrEqual(300_000);
    expect(isComplete).toBe(true);
  });

  it('has its words and its mark within the square in the middle', async () => {
    const { jpeg } = await draw(product(LONG, null));
    for (const left of [0, 945]) {
      const side = sharp(jpeg).extract({ left, top: 310, width: 255, height: 320 });
      // Two flat grounds and nothing else: paper above, the company's band below.
      const { channels } = await sharp(
        await side.extract({ left: 0, top: 0, width: 255, height: 200 }).png().toBuffer(),
      ).stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeLessThan(1);
    }
  });

  it('has the words of its title: two names are two pictures', async () => {
    const [one, other] = await Promise.all(['Monitor', 'Báscula'].map((name) => draw(product(name, null))));
    expect(one?.jpeg.equals(other?.jpeg ?? Buffer.alloc(0))).toBe(false);
  });

  it('shows the mark of the company in place of a picture that cannot be had, and says so', async () => {
    const { jpeg, isComplete } = await draw(product('Monitor', 'http://127.0.0.1:9/x.webp'), 'http://127.0.0.1:9');
    expect(isComplete).toBe(false);
    expect(await pixel(jpeg, 10, 10)).toBe(await pixel((await draw(product('Monitor', null))).jpeg, 10, 10));
  });

  it('of a picture that compresses badly stays below 300 KB', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
    const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#000', noise } })
      .png()
      .toBuffer();
    const server = createServer((_, response) => response.end(picture)).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { jpeg, isComplete } = await draw(product('M', `${origin}/x.png`), origin);
    server.closeAllConnections();
    server.close();
    expect(isComplete).toBe(true);
    expect(jpeg.length).toBeLessThanOrEqual(300_000);
  });
});
