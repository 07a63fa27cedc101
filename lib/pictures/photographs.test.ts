/** @jest-environment node */
import sharp, { type Sharp } from 'sharp';
import { getPictureFile } from './folder';
import { makePictures } from './photographs';

const GROUND = '#ebf1f6';
const GROUND_PIXEL = [0xeb, 0xf1, 0xf6];
const RED = [255, 0, 0];
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

const draw = (width: number, height: number, background = 'red') =>
  sharp({ create: { width, height, channels: 4, background } });

async function make(photograph: Sharp) {
  const files = await makePictures(await photograph.toBuffer(), GROUND);
  return new Map(files.map(({ ending, bytes }) => [ending, bytes]));
}

/** The colour at a place of the 800 px picture, of 0 to 1. */
async function readPixel(files: ReadonlyMap<string, Buffer>, x: number, y: number): Promise<number[]> {
  const place = { left: Math.floor(x * 799), top: Math.floor(y * 799), width: 1, height: 1 };
  const pixel = await sharp(files.get('-800.webp')).extract(place).removeAlpha().raw().toBuffer();
  return [...pixel];
}

const expectNear = (pixel: readonly number[], colour: readonly number[]) =>
  expect(Math.max(...pixel.map((value, index) => Math.abs(value - (colour[index] ?? 0))))).toBeLessThan(12);

describe('the pictures of a photograph', () => {
  it('are square, in every width and format that a page asks for, with the ground around it', async () => {
    const files = await make(draw(3_000, 1_500).jpeg());
    for (const width of [400, 800, 1200])
      for (const type of ['webp', 'avif']) {
        const found = await sharp(files.get(`-${width}.${type}`)).metadata();
        expect(found).toMatchObject({ width, height: width, format: type === 'avif' ? 'heif' : 'webp' });
      }
    expect(files.size).toBe(6);
    expectNear(await readPixel(files, 0.5, 0.05), GROUND_PIXEL);
    expectNear(await readPixel(files, 0.05, 0.5), RED);
  });

  it('stand as the camera was held, and tell nothing of place and camera', async () => {
    const lower = await draw(1_200, 300, 'blue').png().toBuffer();
    const photograph = draw(1_200, 600)
      .composite([{ input: lower, gravity: 'south' }])
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '4/1 36/1 0/1' } })
      .withMetadata({ orientation: 6 });
    expect((await sharp(await photograph.toBuffer()).metadata()).orientation).toBe(6);
    const files = await make(photograph);
    // Turned by a quarter, clockwise: what lay below stands on the left.
    expectNear(await readPixel(files, 0.3, 0.5), [0, 0, 255]);
    expectNear(await readPixel(files, 0.7, 0.5), RED);
    expectNear(await readPixel(files, 0.05, 0.5), GROUND_PIXEL);
    for (const bytes of files.values()) {
      const { exif, icc, xmp, orientation } = await sharp(bytes).metadata();
      expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect(bytes.includes('Camera')).toBe(false);
    }
  });

  it.each([
    ['a text', async () => Buffer.from('a text'), /^no es un JPEG/],
    ['half a photograph', async () => (await noise()).subarray(0, 9_000), /dañado/],
    ['a bomb', () => draw(11_000, 10_000).png().toBuffer(), /100 megapíxeles/],
    ['a drawing', async () => Buffer.from(SVG), /^no es un JPEG/],
    ['what telephones call HEIC', () => draw(9, 9).avif().toBuffer(), /guárdelo como JPEG$/],
    ['an animation', () => draw(9, 9).gif().toBuffer(), /^no es un JPEG/],
  ])('are not made of %s', async (_, take, reason) => {
    await expect(makePictures(await take(), GROUND)).rejects.toThrow(reason);
  });
});

const noise = () =>
  sharp({ create: { width: 900, height: 900, channels: 3, background: 'red', noise: { type: 'gaussian', sigma: 40 } } })
    .jpeg()
    .toBuffer();

it.each([
  ['/images/catalogue/bm-1.01234567-400.webp', '/data/bm-1.01234567-400.webp'],
  ['/images/catalogue/../bm-1.01234567-400.webp', null],
  ['/images/catalogue/..', null],
  ['/images/catalogue/site.db', null],
  ['/images/products/bm-1.01234567-400.webp', null],
])('the address %s is the file %s', (address, file) => {
  expect(getPictureFile(address, '/data')).toBe(file);
});
