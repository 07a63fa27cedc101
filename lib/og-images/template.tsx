import type { ReactElement } from 'react';
import { seo } from '@/content/seo';
import type { TokenList } from '@/lib/design-tokens/tokens';
import type { Picture } from './picture';
import type { OgImageSubject } from './subject';

/** What the template shows beside its words; `picture` and the two drawings are data addresses. */
export type Looks = {
  readonly picture: Picture | null;
  readonly logo: string;
  readonly mark: string;
  readonly colors: TokenList;
};

/** Within the square of 630 that WhatsApp crops, with a margin. */
const SAFE_WIDTH_PX = 574;
/** What Inter lacks (emoji, other scripts): satori would draw a box for each. */
const UNKNOWN = /[^ -~¡-¬®-ňŊ-ſ–—‘-‚“-„†•…‹›€™−]/gu;
/** More letters than three lines can hold. */
const MAX_LETTERS = 100;
/** What they hold for sure. */
const MAX_SHOWN_LETTERS = 66;
/** Letters half as wide again as the others. */
const WIDE = /[A-ZÁÉÍÓÚÜÑ@%&mw]/g;
/** Font sizes by the most letters of a title, so that it takes one, two or three lines. At 300 px wide an image is a quarter as large. */
const SIZES = [
  { letters: 15, size: 60 },
  { letters: 24, size: 46 },
  { letters: 44, size: 44 },
] as const;
const MIN_SIZE = 40;
/** For a word that is wider than a line. */
const MIN_WORD_SIZE = 34;

/** The Open Graph image as a tree for satori: the picture, the words and the company's band, all that matters within the square in the middle. */
export function toTemplate({ id, title, note }: OgImageSubject, looks: Looks): ReactElement {
  const { picture, logo, mark, colors } = looks;
  // A name in another script cannot be drawn; the reference can.
  const heading = cutWords(toDrawable(title)) || seo.reference(id);
  const words = { width: SAFE_WIDTH_PX, justifyContent: 'center', textAlign: 'center' } as const;
  const ground = picture ? picture.background || colors.ground || '' : colors['accent-soft'];
  const paper = picture?.background && !isLight(picture.background) ? colors.ground : ground;
  return (
    <div style={{ ...COLUMN, height: '100%', background: paper, fontFamily: 'Inter, Inter Ext' }}>
      <div style={{ ...COLUMN, ...ZONE, flexDirection: 'row', background: ground }}>
        {picture ? (
          <img alt="" src={picture.src} style={getPictureStyle(picture)} />
        ) : (
          <img alt="" src={mark} style={MARK} />
        )}
      </div>
      <div style={{ ...COLUMN, paddingTop: 6, paddingBottom: 16, overflow: 'hidden' }}>
        <div style={{ ...words, ...getHeadingStyle(heading), color: colors.heading }}>{heading}</div>
        <div style={{ ...words, ...NOTE, color: colors['text-soft'] }}>{toDrawable(note)}</div>
      </div>
      <div style={{ ...COLUMN, ...BAND, background: colors['ground-deep'] }}>
        <img alt="" src={logo} width={292} height={64} />
      </div>
    </div>
  );
}

const COLUMN = { display: 'flex', flexDirection: 'column', alignItems: 'center', width: '100%' } as const;
const ZONE = { justifyContent: 'center', flexGrow: 1, flexShrink: 0, minHeight: '50%', overflow: 'hidden' } as const;
const BAND = { justifyContent: 'center', height: 76 } as const;
const MARK = { height: '56%', objectFit: 'contain' } as const;
const NOTE = { fontSize: 32, fontWeight: 500, lineHeight: 1.2, lineClamp: 1, marginTop: 4 } as const;

/** A cut-out has no air of its own around it. */
function getPictureStyle({ background }: Picture) {
  return { width: 600, height: '100%', objectFit: 'contain', padding: background ? '6px 0 0' : '24px 0' } as const;
}

/** True for a ground on which dark words are read: 'rgb(…)' whose channels are all high. */
function isLight(color: string): boolean {
  return (color.match(/\d+/g) ?? []).every((channel) => Number(channel) > 200);
}

function getHeadingStyle(text: string) {
  const length = text.length + (text.match(WIDE)?.length ?? 0) / 2;
  const size = SIZES.find(({ letters }) => length <= letters)?.size ?? MIN_SIZE;
  // A letter is about 0.6 of its size wide.
  const widest = SAFE_WIDTH_PX / (0.6 * Math.max(...text.split(' ').map(({ length }) => length)));
  return {
    fontSize: Math.max(MIN_WORD_SIZE, Math.min(size, Math.floor(widest))),
    fontWeight: 700,
    lineHeight: 1.12,
    lineClamp: 3,
    // Only where it must: words that are balanced would be parted too.
    wordBreak: widest < MIN_WORD_SIZE ? 'break-word' : 'normal',
    // Words that are cut off would narrow the lines.
    textWrap: size > MIN_SIZE ? 'balance' : 'wrap',
  } as const;
}

/** What three lines hold of `text`, in whole words. */
function cutWords(text: string): string {
  const start = text.slice(0, MAX_SHOWN_LETTERS);
  return start === text ? text : `${start.replace(/[\s,;:(]+\S*$/, '')}…`;
}

/** The beginning of `text` without the letters that Inter lacks. */
export function toDrawable(text: string): string {
  const start = Array.from(text.slice(0, 2 * MAX_LETTERS)).slice(0, MAX_LETTERS);
  return start.join('').normalize('NFC').replace(/\s+/g, ' ').replace(UNKNOWN, '').replace(/ +/g, ' ').trim();
}
