import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const FOLDER = 'public/images';
/** Of every AVIF of the site. */
export const AVIF = { quality: 55, effort: 6, chromaSubsampling: '4:2:0' } as const;

/** Makes the AVIF of each ready-made WebP below public/images that has none (docs/content.md#pictures), and says each in words. */
export async function makeMissingAvif(say: (words: string) => void): Promise<void> {
  for (const name of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
    const [, base, width] = /^(.+)-(400|800|1200)\.webp$/.exec(name) ?? [];
    if (!base) continue;
    const [webp, avif] = [join(FOLDER, `${base}-${width}.webp`), join(FOLDER, `${base}-${width}.avif`)];
    if (existsSync(avif)) continue;
    // From the largest copy, which has lost least.
    const source = [1200, 800, 400].map((size) => join(FOLDER, `${base}-${size}.webp`)).find(existsSync);
    const resized = sharp(source).resize({ width: Number(width) });
    const { size } = await resized.avif(AVIF).toFile(avif);
    say(`${avif}: ${size} bytes, ${(size / statSync(webp).size).toFixed(2)} of the WebP`);
  }
}
