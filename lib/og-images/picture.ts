import { readFile } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import sharp from 'sharp';
import { env } from '@/lib/env';
import { readBytes } from '@/lib/http/chunks';
import { withDeadline } from '@/lib/http/timeout';
import { getPictureFile, getPicturesFolder } from '@/lib/pictures/folder';

const MAX_BYTES = 10 * 1024 * 1024;
/** More would take hundreds of megabytes once decoded. */
const MAX_PIXELS = 50_000_000;
const TIMEOUT_MS = 3_000;
const OWN = resolve(process.cwd(), 'public/images') + sep;
/** Twice what an Open Graph image shows at 600 px. */
const SIZE = { width: 620, height: 420, fit: 'inside', withoutEnlargement: true } as const;

/** The picture (/images/ or on `origin`), on white, as a data address; null if broken, elsewhere, too large or slow. */
export async function openPicture(address: string | null, origin: string | null): Promise<string | null> {
  if (address === null) return null;
  try {
    const isOwn = address.startsWith('/');
    const bytes = isOwn
      ? await readOwn(address)
      : await withDeadline(TIMEOUT_MS, (signal) => get(address, origin, signal));
    const input = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
    const { format, width } = await sharp(bytes, input).metadata();
    // SVG of other hosts is never drawn: it may refer to files.
    if (format === 'svg' && !isOwn) return null;
    const density = format === 'svg' ? Math.min(2400, (72 * SIZE.width) / Math.max(1, width)) : 72;
    const picture = sharp(bytes, { ...input, density })
      .rotate()
      .resize(SIZE)
      .flatten({ background: '#fff' });
    return `data:image/png;base64,${(await picture.png({ compressionLevel: 1 }).toBuffer()).toString('base64')}`;
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

async function get(address: string, origin: string | null, signal: AbortSignal): Promise<Buffer> {
  if (new URL(address).origin !== origin) throw new Error('another host');
  const response = await fetch(address, { redirect: 'error', cache: 'no-store', signal });
  const bytes = await readBytes(response, MAX_BYTES, signal);
  if (!response.ok || bytes.length > MAX_BYTES) throw new Error('none, or too large');
  return bytes;
}
