// `npm run pictures`: the AVIF of each ready-made WebP below public/images that has none (docs/content.md#pictures).
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const FOLDER = 'public/images';
const SETTINGS = { quality: 55, effort: 6, chromaSubsampling: '4:2:0' };

for (const name of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
  const [, base, width] = /^(.+)-(400|800|1200)\.webp$/.exec(name) ?? [];
  if (!base) continue;
  const [webp, avif] = ['webp', 'avif'].map((ending) => join(FOLDER, `${base}-${width}.${ending}`));
  if (existsSync(avif)) continue;
  // From the largest copy, which has lost least.
  const source = [1200, 800, 400].map((size) => join(FOLDER, `${base}-${size}.webp`)).find(existsSync);
  const { size } = await sharp(source)
    .resize({ width: Number(width) })
    .avif(SETTINGS)
    .toFile(avif);
  console.log(`${avif}: ${size} bytes, ${(size / statSync(webp).size).toFixed(2)} of the WebP`);
}
