import sharp from 'sharp';
import { encode, renderSVG } from 'uqr';

/** A light border of four modules and room for a scratch: what scanners of paper ask for (ISO/IEC 18004). */
const OPTIONS = { border: 4, ecc: 'M' } as const;

/** The QR code of `text` as an SVG. */
export function toQrSvg(text: string): string {
  return renderSVG(text, OPTIONS);
}

/** The QR code of `text` as a PNG, `pixels` wide and high; every module is as large as the next. Cached, since it is not drawn in one turn. */
export async function toQrPng(text: string, pixels: number): Promise<Uint8Array<ArrayBuffer>> {
  'use cache';
  const { size, data } = encode(text, OPTIONS);
  const light = data.flat().map((isDark) => (isDark ? 0 : 255));
  const width = size * Math.floor(pixels / size);
  const [before, after] = [Math.floor((pixels - width) / 2), Math.ceil((pixels - width) / 2)];
  const png = await sharp(Uint8Array.from(light), { raw: { width: size, height: size, channels: 1 } })
    .resize(width, width, { kernel: 'nearest' })
    .extend({ top: before, left: before, bottom: after, right: after, background: 'white' })
    .png({ palette: true, colours: 2 })
    .toBuffer();
  return new Uint8Array(png);
}
