import { readTokens } from './design-tokens';

const { colors = {} } = readTokens();

/** What stands on what, besides the text that axe measures on each page: marks, frames and states of WCAG 2.2 (1.4.3, 1.4.11). */
const PAIRS = [
  { front: 'text-inverse', grounds: ['accent', 'accent-strong', 'action', 'action-strong', 'positive'], least: 4.5 },
  { front: 'text-inverse-soft', grounds: ['ground-deep', 'accent-strong'], least: 4.5 },
  { front: 'accent-strong', grounds: ['ground', 'accent-soft'], least: 4.5 },
  { front: 'danger', grounds: ['ground', 'danger-soft'], least: 4.5 },
  { front: 'action', grounds: ['ground', 'action-soft'], least: 3 },
  { front: 'positive', grounds: ['ground', 'accent-soft'], least: 3 },
  { front: 'line-strong', grounds: ['ground', 'ground-soft'], least: 3 },
].flatMap(({ grounds, ...rest }) => grounds.map((ground) => ({ ...rest, ground })));

/** Contrast of two colours written as #rgb or #rrggbb: 1 (none) to 21, after WCAG 2.2's definition. */
function getContrast(one = '', other = ''): number {
  const [light = 0, dark = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function getLuminance(color: string): number {
  const digits = color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => toLinear(Number.parseInt(digits.slice(at, at + 2), 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toLinear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

it.each(PAIRS)('the contrast of $front on $ground is at least $least', ({ front, ground, least }) => {
  expect(getContrast(colors[front], colors[ground])).toBeGreaterThanOrEqual(least);
});
