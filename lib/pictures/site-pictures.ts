import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import sharp from 'sharp';
import { AVIF, open, WEBP } from './photographs';

/** Width and height of each copy of a picture, by the folder of public/images that has it. */
const PHOTOGRAPHS: Readonly<Record<string, readonly string[]>> = {
  hero: ['900x1100', '1600x640', '2560x1024'],
  events: ['400x267', '800x533'],
  services: ['400x250', '800x500'],
  categories: ['400x400', '800x800'],
  products: ['400x400', '800x800', '1200x1200'],
};
/** Twice the room that a mark has on the page. */
const MARKS: Readonly<Record<string, { readonly width: number; readonly height: number }>> = {
  clients: { width: 400, height: 160 },
  payments: { width: 240, height: 128 },
};
const ICONS = 'icons';
/** Side of each icon, and the share of it that the drawing fills: phones cut a maskable one to a circle. */
const PNG_ICONS = [
  { file: 'icon-192.png', side: 192, share: 0.8 },
  { file: 'icon-512.png', side: 512, share: 0.8 },
  { file: 'icon-maskable-512.png', side: 512, share: 0.55 },
  { file: 'apple-touch-icon.png', side: 180, share: 0.7 },
] as const;
const TRANSPARENT = '#0000';

/** What a picture can be made for, as the command names it. */
export const uses = [...[...Object.keys(PHOTOGRAPHS), ...Object.keys(MARKS)].map((folder) => `${folder}/NAME`), ICONS];

/** Makes every size and format of the picture `use` from `original`, in place of what was there; gives the files. */
export async function makeSitePicture(use: string, original: string, root = 'public'): Promise<readonly string[]> {
  const bytes = await readFile(original);
  const [folder = '', name] = /^([a-z]+)\/([\w-]+)$/.exec(use)?.slice(1) ?? [use];
  const [sizes, mark] = [PHOTOGRAPHS[folder], MARKS[folder]];
  const base = join(root, 'images', folder, name ?? '');
  if (name && sizes) return makePhotographs(bytes, sizes, base);
  if (name && mark) return makeMark(bytes, mark, base, isDrawing(original));
  if (use !== ICONS) throw new Error(`--as is one of ${uses.join(', ')}`);
  if (!isDrawing(original)) throw new Error('must be an SVG: it becomes the icon of every size');
  return makeIcons(bytes, root);
}

const isDrawing = (file: string) => extname(file).toLowerCase() === '.svg';

async function makePhotographs(photograph: Buffer, sizes: readonly string[], base: string): Promise<string[]> {
  const files = [];
  for (const size of sizes) {
    const [width, height] = size.split('x').map(Number);
    // The words of the hero are on its left.
    const position = base.includes('hero') ? 'right' : 'centre';
    const resized = open(photograph).autoOrient().resize({ width, height, fit: 'cover', position });
    files.push(
      await write(`${base}-${width}.avif`, await resized.clone().avif(AVIF).toBuffer()),
      await write(`${base}-${width}.webp`, await resized.webp(WEBP).toBuffer()),
    );
  }
  return files;
}

async function makeMark(bytes: Buffer, size: object, base: string, isSvg: boolean): Promise<string[]> {
  await Promise.all(['svg', 'webp'].map((type) => rm(`${base}.${type}`, { force: true })));
  if (isSvg) return [await write(`${base}.svg`, bytes)];
  const image = open(bytes)
    .trim()
    .resize({ ...size, fit: 'contain', background: TRANSPARENT });
  return [await write(`${base}.webp`, await image.webp({ quality: 90 }).toBuffer())];
}

async function makeIcons(drawing: Buffer, root: string): Promise<string[]> {
  const draw = (side: number, share: number, ground: string) => {
    const inner = Math.round((side * share) / 2) * 2;
    const margin = (side - inner) / 2;
    return sharp(drawing, { density: 1_000 })
      .resize({ width: inner, height: inner, fit: 'contain', background: TRANSPARENT })
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background: TRANSPARENT })
      .flatten(ground !== TRANSPARENT && { background: ground })
      .png({ palette: true })
      .toBuffer();
  };
  const files = [
    await write(join(root, 'images/logo-mark.svg'), drawing),
    await write(join(root, 'favicon.svg'), drawing),
  ];
  for (const { file, side, share } of PNG_ICONS)
    files.push(await write(join(root, file), await draw(side, share, 'white')));
  // A PNG by another name, which every browser takes.
  return [...files, await write(join(root, 'favicon.ico'), await draw(32, 1, TRANSPARENT))];
}

async function write(file: string, bytes: Buffer): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  return `${file}: ${bytes.length} bytes`;
}
