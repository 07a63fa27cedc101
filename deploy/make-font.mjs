// `npm run font`: the page's font, with the weights and features that the site shows (docs/performance.md#fonts).
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const SOURCE = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const TARGET = 'styles/fonts/inter.woff2';

const whole = readFileSync(SOURCE);
const font = await subsetFont(whole, null, {
  keepAllGlyphs: true,
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 800 } },
  keepFeatures: ['kern', 'tnum'],
});
writeFileSync(TARGET, font);
console.log(`${TARGET}: ${font.length} bytes of ${whole.length}`);
