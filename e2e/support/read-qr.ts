import jsQR from 'jsqr';
import sharp from 'sharp';

/** The text of the QR code in a picture (PNG, or an SVG); null when there is none that a scanner reads. */
export async function readQr(picture: Buffer): Promise<string | null> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .flatten({ background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}
