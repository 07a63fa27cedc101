// `npm run font`: the page's font, with the letters, weights and features that the site shows (docs/performance.md#fonts).
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const SOURCE = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const TARGET = 'styles/fonts/inter.woff2';
/** First and last letter of each range: Latin-1, Œ and œ, dashes and quotes, arrows, and single signs. */
const RANGES = ['\u0020\u007e', '\u00a0\u00ff', 'Œœ', '\u2010\u2027', '\u2030\u203a', '€€', '™™', '↑↓', '−−'];

const toLetters = ([first, last]) => {
  const start = first.codePointAt(0);
  return String.fromCodePoint(...Array.from({ length: last.codePointAt(0) - start + 1 }, (_, index) => start + index));
};
const font = await subsetFont(readFileSync(SOURCE), RANGES.map(toLetters).join(''), {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 800 } },
  keepFeatures: ['kern', 'tnum'],
});
writeFileSync(TARGET, font);
console.log(`${TARGET}: ${font.length} bytes of ${readFileSync(SOURCE).length}`);
