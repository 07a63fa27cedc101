import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { headLimits } from '@/content/head-limits';
import { readTokens } from '@/lib/design-tokens/tokens';
import type { Picture } from './picture';
import type { OgImageSubject } from './subject';
import { toTemplate } from './template';

/** An Open Graph image as JPEG; `isComplete` is false when its picture could not be had just now. */
export type OgImage = { readonly jpeg: Buffer; readonly isComplete: boolean };

const { width, height, maxBytes } = headLimits.ogImage;
const QUALITIES = [84, 74, 62, 48] as const;

let reading: ReturnType<typeof readAssets> | undefined;

/** Draws an image: 1200 × 630, at most 300 KB; without a `picture` it shows the company's mark. No file is read but the site's own. */
export async function renderOgImage(subject: OgImageSubject, picture: Picture | null): Promise<OgImage> {
  reading ??= readAssets().catch((error: unknown) => {
    reading = undefined;
    throw error;
  });
  const { fonts, ...looks } = await reading;
  const svg = await satori(toTemplate(subject, { ...looks, picture }), { width, height, fonts });
  const pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  return { jpeg: await compress(pixels), isComplete: subject.picture === null || picture !== null };
}

/** The best quality that WhatsApp still shows. */
async function compress(pixels: Buffer): Promise<Buffer> {
  const raw = { width, height, channels: 3 } as const;
  let jpeg = pixels;
  for (const quality of QUALITIES) {
    jpeg = await sharp(pixels, { raw }).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.length <= maxBytes) break;
  }
  return jpeg;
}

/** Reads fonts, drawings and colours; once in a process, since satori parses a list of fonts once. */
export async function readAssets() {
  const [logo, mark, ...fonts] = await Promise.all([
    readDrawing('logo-light.svg'),
    readDrawing('logo-mark.svg'),
    readFont('Inter', 'latin', 500),
    readFont('Inter', 'latin', 700),
    readFont('Inter Ext', 'latin-ext', 500),
    readFont('Inter Ext', 'latin-ext', 700),
  ]);
  return { logo, mark, fonts, colors: readTokens().colors ?? {} };
}

async function readDrawing(name: string): Promise<string> {
  const drawing = await readFile(join(process.cwd(), 'public/images', name), 'base64');
  return `data:image/svg+xml;base64,${drawing}`;
}

/** From the family that the pages use; satori reads no woff2. */
async function readFont(name: string, subset: string, weight: 500 | 700): Promise<Font> {
  const folder = join(process.cwd(), 'node_modules/@fontsource/inter/files');
  return { name, weight, data: await readFile(join(folder, `inter-${subset}-${weight}-normal.woff`)) };
}
