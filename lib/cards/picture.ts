import { readFile } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { chunksOf, discard } from '../chunks';
import { untilAborted } from '../deadline';

/** A decoded picture and the colour around what it shows. */
export type Picture = { readonly image: Sharp; readonly ground: string; readonly isCutOut: boolean };

const MOST_BYTES = 10 * 1024 * 1024;
/** More would take hundreds of megabytes once decoded. */
const MOST_PIXELS = 50_000_000;
const OWN = resolve(process.cwd(), 'public/images') + sep;

/** The picture at `address` (a path below /images/, or an address on `origin`), or null when it cannot be had: broken, too large, elsewhere, not read before `signal` aborts. */
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
  const file = resolve(process.cwd(), 'public', `.${decodeURI(path).replace(/-400\.webp$/, '-800.webp')}`);
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
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of chunksOf(response, signal)) {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) throw new Error('too large');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  });
}

/** SVG of other hosts is never drawn: it may refer to files. */
async function decode(bytes: Buffer, isOwn: boolean): Promise<Picture> {
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;
  const { format, width } = await sharp(bytes, options).metadata();
  const isDrawing = format === 'svg';
  if (isDrawing && !isOwn) throw new Error('a drawing of another host');
  const density = isDrawing ? Math.min(2400, (72 * 640) / Math.max(1, width)) : 72;
  const image = sharp(
    await sharp(bytes, { ...options, density })
      .rotate()
      .resize(640, 640, FIT)
      .png()
      .toBuffer(),
  );
  return { image, ...(await surroundings(image)) };
}

const FIT = { fit: 'inside', withoutEnlargement: true } as const;

/** The mean colour of the edge; a picture whose edge is transparent is a cut-out. */
async function surroundings(image: Sharp): Promise<{ ground: string; isCutOut: boolean }> {
  const side = 24;
  const pixels = await image.clone().resize(side, side, { fit: 'fill' }).ensureAlpha().raw().toBuffer();
  const edge = Array.from({ length: side * side }, (_, index) => index).filter((index) => {
    const [x, y] = [index % side, Math.floor(index / side)];
    return x === 0 || y === 0 || x === side - 1 || y === side - 1;
  });
  const solid = edge.filter((index) => (pixels[index * 4 + 3] ?? 0) > 200);
  if (solid.length < edge.length * 0.9) return { ground: '#ffffff', isCutOut: true };
  const mean = [0, 1, 2].map((channel) => {
    const sum = solid.reduce((total, index) => total + (pixels[index * 4 + channel] ?? 0), 0);
    return Math.round(sum / solid.length);
  });
  return { ground: `rgb(${mean.join(',')})`, isCutOut: false };
}
