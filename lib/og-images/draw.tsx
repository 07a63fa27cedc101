import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { headLimits, seo } from '@/content/seo';
import { readTokens } from '@/lib/design-tokens';
import { cutAtWord } from '@/lib/text';
import type { OgImageSubject } from './subject';

const { width, height, maxBytes } = headLimits.ogImage;
const QUALITIES = [84, 74, 62, 48] as const;

/** Within the square of 630 that WhatsApp crops, with a margin. */
const SAFE_WIDTH_PX = 574;
/** What Inter lacks (emoji, other scripts): satori would draw a box for each. */
const UNKNOWN = /[^ -~¡-¬®-ňŊ-ſ–—‘-‚“-„†•…‹›€™−]/gu;
/** What three lines hold for sure. */
const MAX_LETTERS = 66;
/** Letters of a title that stands larger on one or two lines, and of a word that is split because no line holds it. */
const [FEW_LETTERS, LONG_WORD] = [24, 22];

const COLUMN = { display: 'flex', flexDirection: 'column', alignItems: 'center', width: '100%' } as const;
const ZONE = { justifyContent: 'center', flexGrow: 1, flexShrink: 0, minHeight: '50%', overflow: 'hidden' } as const;
const PICTURE = { width: 600, height: '100%', objectFit: 'contain', padding: '24px 0' } as const;
const MARK = { height: '56%', objectFit: 'contain' } as const;
const WORDS = { width: SAFE_WIDTH_PX, justifyContent: 'center', textAlign: 'center' } as const;
const NOTE = { ...WORDS, fontSize: 32, fontWeight: 500, lineHeight: 1.2, lineClamp: 1, marginTop: 4 } as const;

let assets: Awaited<ReturnType<typeof readAssets>> | undefined;

/** Draws a JPEG, 1200 × 630, at most 300 KB; without a `picture` (a data address) it shows the company's mark. */
export async function drawOgImage({ id, title, note }: OgImageSubject, picture: string | null): Promise<Buffer> {
  // Once in a process, since satori parses a list of fonts once.
  assets ??= await readAssets();
  const { logo, mark, fonts, colors } = assets;
  // A name in another script cannot be drawn; the reference can.
  const heading = toDrawable(title) || seo.reference(id);
  // All that matters lies within the square in the middle.
  const svg = await satori(
    <div
      style={{
        ...COLUMN,
        height: '100%',
        background: picture ? '#fff' : colors['accent-soft'],
        fontFamily: 'Inter, Inter Ext',
      }}
    >
      <div style={{ ...COLUMN, ...ZONE, flexDirection: 'row' }}>
        <img alt="" src={picture ?? mark} style={picture ? PICTURE : MARK} />
      </div>
      <div style={{ ...COLUMN, paddingTop: 6, paddingBottom: 16, overflow: 'hidden' }}>
        <div style={{ ...WORDS, ...getHeadingStyle(heading), color: colors.heading }}>{heading}</div>
        <div style={{ ...NOTE, color: colors['text-soft'] }}>{toDrawable(note)}</div>
      </div>
      <div style={{ ...COLUMN, justifyContent: 'center', height: 76, background: colors['ground-deep'] }}>
        <img alt="" src={logo} width={292} height={64} />
      </div>
    </div>,
    { width, height, fonts },
  );
  const pixels = sharp(await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer(), {
    raw: { width, height, channels: 3 },
  });
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await pixels.clone().jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.length <= maxBytes) break;
  }
  return jpeg;
}

function getHeadingStyle(text: string) {
  const isLong = text.split(' ').some(({ length }) => length > LONG_WORD);
  return {
    fontSize: text.length <= FEW_LETTERS ? 46 : 41,
    fontWeight: 700,
    lineHeight: 1.12,
    lineClamp: 3,
    // Only where it must: words that are balanced would be parted too.
    wordBreak: isLong ? 'break-word' : 'normal',
    textWrap: isLong ? 'wrap' : 'balance',
  } as const;
}

/** The beginning of `text` without the letters that Inter lacks. */
function toDrawable(text: string): string {
  return cutAtWord(text.normalize('NFC').replace(UNKNOWN, '').replace(/\s+/g, ' ').trim(), MAX_LETTERS);
}

/** Drawings and fonts of the family that the pages use; satori reads no woff2. */
async function readAssets() {
  const readDrawing = async (name: string) =>
    `data:image/svg+xml;base64,${await readFile(join(process.cwd(), 'public/images', name), 'base64')}`;
  const readFont = async (name: string, subset: string, weight: 500 | 700): Promise<Font> => {
    const file = join(process.cwd(), 'styles/fonts', `inter-${subset}-${weight}.woff`);
    return { name, weight, data: await readFile(file) };
  };
  const [logo, mark] = await Promise.all(['logo-light.svg', 'logo-mark.svg'].map(readDrawing));
  const fonts = await Promise.all([
    readFont('Inter', 'latin', 500),
    readFont('Inter', 'latin', 700),
    readFont('Inter Ext', 'latin-ext', 500),
    readFont('Inter Ext', 'latin-ext', 700),
  ]);
  return { logo, mark, fonts, colors: readTokens().colors ?? {} };
}
