import { readFile } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import sharp from 'sharp';
import { env } from '@/lib/env';
import { discard, readBytes } from '@/lib/http/chunks';
import { untilAborted } from '@/lib/http/timeout';
import { getPictureFile, getPicturesFolder } from '@/lib/pictures/folder';

/** A decoded picture as a data address, and the colour around what it shows; null for a cut-out, whose edge is transparent. */
export type Picture = { readonly src: string; readonly background: string | null };

const MAX_BYTES = 10 * 1024 * 1024;
/** More would take hundreds of megabytes once decoded. */
const MAX_PIXELS = 50_000_000;
const OWN = resolve(process.cwd(), 'public/images') + sep;

/** The picture at `address` (below /images/, or on `origin`), or null: broken, too large, elsewhere, not read before `signal` aborts. */
export async function openPicture(
  address: string | null,
  origin: string | null,
  signal: AbortSignal,
): Promise<Picture | null> {
  if (address === null) return null;
  try {
    const isOwn = address.startsWith('/');
    const bytes = await (isOwn ? readOwn(address) : download(address, origin, signal));
    return await decode(bytes, isOwn);
  } catch {
    return null;
  }
}

/** A file of the site, in the larger of its two ready-made widths. */
async function readOwn(path: string): Promise<Buffer> {
  const larger = decodeURI(path).replace(/-400\.webp$/, '-800.webp');
  const made = getPictureFile(larger, getPicturesFolder(env.databaseUrl));
  if (made) return readFile(/* turbopackIgnore: true */ made);
  const file = resolve(process.cwd(), 'public', `.${larger}`);
  if (!file.startsWith(OWN)) throw new Error('not a picture of the site');
  return readFile(file);
}

/** `signal` is heeded here too: a call whose answer is already here loses it when garbage is collected. */
async function download(address: string, origin: string | null, signal: AbortSignal): Promise<Buffer> {
  if (new URL(address).origin !== origin) throw new Error('another host');
  return untilAborted(signal, async () => {
    const response = await fetch(address, { redirect: 'error', cache: 'no-store', signal });
    if (!response.ok) discard(response);
    if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
    const bytes = await readBytes(response, MAX_BYTES, signal);
    if (bytes.length > MAX_BYTES) throw new Error('too large');
    return bytes;
  });
}

/** SVG of other hosts is never drawn: it may refer to files. */
async function decode(bytes: Buffer, isOwn: boolean): Promise<Picture> {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
  const { format, width } = await sharp(bytes, options).metadata();
  const isDrawing = format === 'svg';
  if (isDrawing && !isOwn) throw new Error('a drawing of another host');
  const density = isDrawing ? Math.min(2400, (72 * 640) / Math.max(1, width)) : 72;
  const whole = await sharp(bytes, { ...options, density })
    .rotate()
    .resize(LARGEST)
    .png(FAST)
    .toBuffer();
  const data = await cutOut(whole);
  const { width: wide, height: high } = await sharp(data).metadata();
  const background = await readBackground(data);
  const faded =
    background &&
    sharp(data)
      .composite([{ input: Buffer.from(fade(wide, high)), blend: 'dest-in' }])
      .png(FAST);
  const png = faded ? await faded.toBuffer() : data;
  return { src: `data:image/png;base64,${png.toString('base64')}`, background };
}

/** Twice what an Open Graph image shows at 600 px. */
const FIT = { width: 620, height: 420, fit: 'inside', withoutEnlargement: true } as const;
/** A photograph as a camera makes it would take half a minute at its own size. */
const LARGEST = { ...FIT, width: 2 * FIT.width, height: 2 * FIT.width } as const;
/** Differences of colour that a ground may have, shadows and light; pixels that are left around the thing. */
const GROUND = { threshold: 34, margin: 40 } as const;
/** Only handed on to the next step. */
const FAST = { compressionLevel: 1 } as const;

/** The part of a picture that shows something, with a margin, as large as an Open Graph image shows it; the whole where all of it is one colour. */
function cutOut(image: Buffer): Promise<Buffer> {
  const draw = (picture: ReturnType<typeof sharp>) => picture.resize(FIT).png(FAST).toBuffer();
  return draw(sharp(image).trim(GROUND)).catch(() => draw(sharp(image)));
}

/** Lets the edge of a picture of that size fade into its background. */
function fade(width: number, height: number): string {
  const inset = Math.round(0.05 * Math.min(width, height));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><filter id="f" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${inset / 2}"/></filter><rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" filter="url(#f)"/></svg>`;
}

/** The mean colour of the edge, or null when it is transparent. */
async function readBackground(image: Buffer): Promise<string | null> {
  const side = 24;
  const pixels = await sharp(image).resize(side, side, { fit: 'fill' }).ensureAlpha().raw().toBuffer();
  const edge = Array.from({ length: side * side }, (_, index) => index).filter((index) => {
    const [x, y] = [index % side, Math.floor(index / side)];
    return x === 0 || y === 0 || x === side - 1 || y === side - 1;
  });
  const solid = edge.filter((index) => (pixels[index * 4 + 3] ?? 0) > 200);
  if (solid.length < edge.length * 0.9) return null;
  const mean = [0, 1, 2].map((channel) => {
    const sum = solid.reduce((total, index) => total + (pixels[index * 4 + channel] ?? 0), 0);
    return Math.round(sum / solid.length);
  });
  return `rgb(${mean.join(',')})`;
}
