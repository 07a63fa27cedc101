import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { type Layout, layOut } from './layout';
import { openLettering } from './lettering';
import type { Picture } from './picture';
import { CARD } from './size';
import type { CardSubject } from './subject';

/** A card as JPEG; `isWhole` is false when the picture could not be had just now. */
export type Card = { readonly jpeg: Buffer; readonly isWhole: boolean };

const QUALITIES = [84, 74, 62, 48] as const;
/** Only handed on from one step to the next. */
const FAST = { compressionLevel: 1 } as const;
const COLORS = { paper: '#ffffff', soft: '#e3f1f5', band: '#0c2a40', title: '#12344d', note: '#4d6475' } as const;

/** Draws a card: 1200 × 630, at most 300 KB, everything that matters within the square in its middle; without a `picture` it shows the company's mark. */
export async function drawCard(subject: CardSubject, picture: Picture | null): Promise<Card> {
  const letters = await openLettering();
  const layout = layOut(subject, letters);
  const layers = await Promise.all([pictureLayer(picture, layout), ownDrawing('logo-light.svg', layout.logo)]);
  const card = await sharp(Buffer.from(backdrop(layout, picture)))
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer();
  return { jpeg: await compressed(card), isWhole: picture !== null || subject.picture === null };
}

/** The grounds and the words. */
function backdrop({ zone, band, texts }: Layout, picture: Picture | null): string {
  const { width, height } = CARD;
  const words = texts.map(({ path, tone }) => `<path d="${path}" fill="${COLORS[tone]}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${COLORS.paper}"/>
    <rect width="${width}" height="${zone}" fill="${picture?.ground ?? COLORS.soft}"/>
    <rect y="${height - band}" width="${width}" height="${band}" fill="${COLORS.band}"/>${words}</svg>`;
}

/** The picture in the middle of its zone, its sides fading into the ground; the company's mark where there is none. */
async function pictureLayer(picture: Picture | null, { zone }: Layout): Promise<OverlayOptions> {
  if (!picture) {
    const side = Math.round(zone * 0.56);
    return ownDrawing('logo-mark.svg', { width: side, top: Math.round((zone - side) / 2) });
  }
  const margin = picture.isCutOut ? 20 : 0;
  const box = { width: 566, height: zone - 2 * margin };
  const { data, info } = await picture.image
    .clone()
    .resize({ ...box, fit: 'inside' })
    .png(FAST)
    .toBuffer({ resolveWithObject: true });
  const fade = `<svg xmlns="http://www.w3.org/2000/svg" width="${info.width}" height="${info.height}"><linearGradient id="f"><stop offset="0" stop-opacity="0"/><stop offset=".1"/><stop offset=".9"/><stop offset="1" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#f)"/></svg>`;
  const faded = picture.isCutOut
    ? data
    : await sharp(data)
        .composite([{ input: Buffer.from(fade), blend: 'dest-in' }])
        .png(FAST)
        .toBuffer();
  return { input: faded, left: Math.round((CARD.width - info.width) / 2), top: Math.round((zone - info.height) / 2) };
}

/** A drawing of public/images, centred. */
async function ownDrawing(
  name: string,
  { width, top }: { readonly width: number; readonly top: number },
): Promise<OverlayOptions> {
  const drawing = await readFile(join(process.cwd(), 'public/images', name));
  const input = await sharp(drawing, { density: 300 }).resize({ width }).png(FAST).toBuffer();
  return { input, left: Math.round((CARD.width - width) / 2), top };
}

/** The best quality that WhatsApp still shows. */
async function compressed(card: Buffer): Promise<Buffer> {
  const raw = { width: CARD.width, height: CARD.height, channels: 3 } as const;
  let jpeg = card;
  for (const quality of QUALITIES) {
    jpeg = await sharp(card, { raw }).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.length <= CARD.mostBytes) break;
  }
  return jpeg;
}
