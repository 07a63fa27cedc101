import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = process.cwd();

/** The Latin letters of Inter as a data address, for documents that must carry their own font. */
export function getFontAddress(): string {
  const file = join(root, 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
  return toDataAddress('font/woff2', file);
}

/** The company's logo as a data address. */
export function logoAddress(): string {
  return toDataAddress('image/svg+xml', join(root, 'public/images/logo.svg'));
}

/** The 800 px picture of a product as a data address, or null while there is none. */
export function getPictureAddress(picture: string): string | null {
  const file = join(root, `public/images/products/${picture}-800.webp`);
  return existsSync(file) ? toDataAddress('image/webp', file) : null;
}

function toDataAddress(type: string, file: string): string {
  return `data:${type};base64,${readFileSync(file).toString('base64')}`;
}
