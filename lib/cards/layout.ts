import { seo } from '@/content/seo';
import type { Lettering, Weight } from './lettering';
import { linesOf } from './lines';
import { CARD } from './size';
import type { CardSubject } from './subject';

/** Where everything stands, in pixels. */
export type Layout = {
  /** Height of the picture's ground, at the top. */
  readonly zone: number;
  /** Height of the company's band, at the bottom. */
  readonly band: number;
  readonly logo: { readonly width: number; readonly top: number };
  readonly texts: readonly { readonly path: string; readonly tone: 'title' | 'note' }[];
};

/** Width of the words: within the square of 630 that WhatsApp crops, with a margin. */
const MEASURE = 574;
const BAND = 100;
const LOGO = { width: 384, height: 84 };
const LEADING = 1.16;
/** From large to small: the first in which the title fits its lines. At 300 px wide a card is a quarter as large. */
const TITLES = [
  { size: 66, lines: 1 },
  { size: 56, lines: 2 },
  { size: 50, lines: 2 },
  { size: 46, lines: 3 },
] as const;
const NOTE = 38;
/** More letters than three lines can hold; a longer text is cut before it is measured. */
const MAX_LETTERS = 100;
const MIDDLE = CARD.width / 2;

/** Places the words above the band and gives the rest to the picture. */
export function layOut({ id, title, note }: CardSubject, letters: Lettering): Layout {
  // A name in another script cannot be drawn; the reference can.
  const heading = fitted(letters.drawable(startOf(title)) || seo.reference(id), createMeasure(letters, 700));
  const measureNote = createMeasure(letters, 500);
  const line = linesOf(letters.drawable(startOf(note)), (text) => measureNote(text, NOTE), MEASURE, 1)[0] ?? '';
  const step = heading.size * LEADING;
  const noteHeight = line === '' ? 0 : NOTE * 1.3;
  const zone = Math.round(CARD.height - BAND - heading.lines.length * step - noteHeight - 46);
  // Letters stand on their base line, which lies below the middle of a line.
  const first = zone + 18 + step * 0.8;
  const texts = heading.lines.map((text, index) => at(text, first + index * step, heading.size, 700, 'title', letters));
  const noteBase = first + (heading.lines.length - 1) * step + NOTE * 1.42;
  if (line !== '') texts.push(at(line, noteBase, NOTE, 500, 'note', letters));
  return {
    zone,
    band: BAND,
    logo: { width: LOGO.width, top: Math.round(CARD.height - (BAND + LOGO.height) / 2) },
    texts,
  };
}

function startOf(text: string): string {
  // No letter takes more than two units.
  return Array.from(text.slice(0, 2 * MAX_LETTERS))
    .slice(0, MAX_LETTERS)
    .join('');
}

type Measure = (text: string, size: number) => number;

/** Shapes each text once, whatever the sizes that it is measured at. */
function createMeasure(letters: Lettering, weight: Weight): Measure {
  const widths = new Map<string, number>();
  return (text, size) => {
    const width = widths.get(text) ?? letters.measure(text, 1, weight);
    widths.set(text, width);
    return width * size;
  };
}

/** The title in the largest size in which all of it can be read, else cut in the smallest. */
function fitted(title: string, measure: Measure): { size: number; lines: string[] } {
  const tried = TITLES.map(({ size, lines }) => ({
    size,
    lines: linesOf(title, (text) => measure(text, size), MEASURE, lines),
  }));
  const whole = tried.find(({ lines }) => lines.join('').replaceAll(' ', '') === title.replaceAll(' ', ''));
  return whole ?? tried[tried.length - 1] ?? { size: NOTE, lines: [title] };
}

function at(text: string, y: number, size: number, weight: Weight, tone: 'title' | 'note', letters: Lettering) {
  return { path: letters.outline(text, { x: MIDDLE, y }, size, weight), tone };
}
