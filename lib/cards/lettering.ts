import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';

export type Weight = 500 | 700;

/** Draws text as outlines, so that a card needs no font on the machine; letters that Inter lacks (emoji, other scripts) are left out. */
export type Lettering = {
  /** Width in pixels at `size` pixels. */
  readonly measure: (text: string, size: number, weight: Weight) => number;
  /** SVG path data of the text centred on `x`, standing on `y`. */
  readonly outline: (
    text: string,
    at: { readonly x: number; readonly y: number },
    size: number,
    weight: Weight,
  ) => string;
  /** The text without the letters that cannot be drawn. */
  readonly drawable: (text: string) => string;
};

/** From the family that the pages use; the second has the letters that the first lacks. */
const FILES = ['latin', 'latin-ext'] as const;

let opening: Promise<Lettering> | undefined;

/** The one lettering of this process; its fonts are read at the first card. */
export function openLettering(): Promise<Lettering> {
  opening ??= open();
  return opening;
}

async function open(): Promise<Lettering> {
  const [medium, bold] = await Promise.all([fontsOf(500), fontsOf(700)]);
  const fonts = { 500: medium, 700: bold };
  const runs = (text: string, weight: Weight) => runsOf(text.normalize('NFC'), fonts[weight]);
  const measure = (text: string, size: number, weight: Weight) =>
    runs(text, weight).reduce((sum, run) => sum + widthOf(run, size), 0);
  return {
    measure,
    drawable: (text) =>
      runs(text, 700)
        .map(({ letters }) => letters)
        .join('')
        .replace(/\s+/g, ' ')
        .trim(),
    outline: (text, { x, y }, size, weight) => {
      let left = x - measure(text, size, weight) / 2;
      return runs(text, weight)
        .map((run) => {
          const path = pathOf(run, left, y, size);
          left += widthOf(run, size);
          return path;
        })
        .join('');
    },
  };
}

function fontsOf(weight: Weight): Promise<Font[]> {
  const folder = join(process.cwd(), 'node_modules/@fontsource/inter/files');
  return Promise.all(
    FILES.map(async (name) => create(await readFile(join(folder, `inter-${name}-${weight}-normal.woff2`))) as Font),
  );
}

type Run = { readonly font: Font; readonly letters: string };

/** Parts `text` by the font that has its letters. */
function runsOf(text: string, fonts: readonly Font[]): Run[] {
  const runs: { font: Font; letters: string }[] = [];
  for (const letter of text) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    const last = runs.at(-1);
    if (font && last?.font === font) last.letters += letter;
    else if (font) runs.push({ font, letters: letter });
  }
  return runs;
}

function widthOf({ font, letters }: Run, size: number): number {
  return (font.layout(letters).advanceWidth * size) / font.unitsPerEm;
}

function pathOf({ font, letters }: Run, x: number, y: number, size: number): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(letters);
  let left = x;
  return glyphs
    .map((glyph, index) => {
      const path = glyph.path.scale(scale, -scale).translate(left, y).toSVG();
      left += (positions[index]?.xAdvance ?? 0) * scale;
      return path;
    })
    .join('');
}
