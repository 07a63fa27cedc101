import sharp from 'sharp';

/** A photograph of which no picture can be made; `message` ends a sentence that begins with the file. */
export class PhotographError extends Error {
  override name = 'PhotographError';
}

/** Twice the largest telephone's in daily use; a larger one would take hundreds of megabytes once decoded. */
const MAX_PIXELS = 100_000_000;
/** A photograph is drawn at most this much larger than it is. */
const MAX_ENLARGEMENT = 2;
const FORMATS = ['jpeg', 'png', 'webp'];
/** Effort 3: a tenth of the time of 6, for a tenth more of bytes. */
export const AVIF = { quality: 55, effort: 3, chromaSubsampling: '4:2:0' } as const;
export const WEBP = { quality: 78, effort: 5 } as const;

export type Made = {
  readonly files: readonly { readonly ending: string; readonly bytes: Buffer }[];
  readonly side: number;
};

/**
 * Makes the pictures of a photograph: turned as its camera says, without its metadata, square on the colour `ground`, as WebP and AVIF of 400, 800
 * and, where it has more than 800 px, 1200 px. Throws a PhotographError for what is no photograph.
 */
export async function makePictures(photograph: Buffer, ground: string): Promise<Made> {
  const side = await readSide(photograph);
  const widths = side > 800 ? [1200, 800, 400] : [800, 400];
  const largest = widths[0] ?? 800;
  // The same share of each width, so that all of them show the same.
  const inner = Math.min(largest, side * MAX_ENLARGEMENT);
  const margin = largest - inner;
  const [before, after] = [Math.floor(margin / 2), Math.ceil(margin / 2)];
  const { data, info } = await open(photograph)
    .autoOrient()
    .flatten({ background: ground })
    .resize({ width: inner, height: inner, fit: 'contain', background: ground })
    .extend({ top: before, bottom: after, left: before, right: after, background: ground })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => fail('is broken'));
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const files = [];
  for (const width of widths) {
    const resized = sharp(data, { raw }).resize({ width });
    files.push({ ending: `-${width}.avif`, bytes: await resized.clone().avif(AVIF).toBuffer() });
    files.push({ ending: `-${width}.webp`, bytes: await resized.webp(WEBP).toBuffer() });
  }
  return { files, side };
}

/** A photograph that is refused when it is broken or too large. */
export const open = (photograph: Buffer) => sharp(photograph, { limitInputPixels: MAX_PIXELS, failOn: 'error' });

/** Pixels of the longer side. */
async function readSide(photograph: Buffer): Promise<number> {
  const found = await open(photograph)
    .metadata()
    .catch((error: Error) =>
      fail(
        /pixel limit/.test(error.message)
          ? 'has more than 100 million pixels: make it smaller'
          : 'is no picture, or a broken one',
      ),
    );
  if (found.format === 'heif') fail('is a HEIC: save it as JPEG');
  if (!FORMATS.includes(found.format ?? '')) fail(`is a ${found.format}: save it as JPEG or PNG`);
  return Math.max(found.width, found.height);
}

function fail(message: string): never {
  throw new PhotographError(message);
}
