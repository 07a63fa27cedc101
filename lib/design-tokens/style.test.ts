import { parseTokens, readTokens } from './tokens';

const { colors = {} } = readTokens();

/** What stands on what in this site: names of colours, and the least contrast that WCAG 2.2 asks for it (1.4.3 for text, 1.4.11 for marks). */
const PAIRS = [
  { front: 'text', grounds: ['ground', 'ground-soft', 'accent-soft'], least: 4.5 },
  { front: 'text-soft', grounds: ['ground', 'ground-soft', 'picture'], least: 4.5 },
  { front: 'heading', grounds: ['ground', 'ground-soft', 'accent-soft'], least: 4.5 },
  { front: 'accent', grounds: ['ground', 'ground-soft', 'accent-soft'], least: 4.5 },
  { front: 'accent-strong', grounds: ['ground', 'accent-soft'], least: 4.5 },
  {
    front: 'text-inverse',
    grounds: ['ground-deep', 'accent', 'accent-strong', 'action', 'action-strong', 'heading', 'positive'],
    least: 4.5,
  },
  { front: 'text-inverse-soft', grounds: ['ground-deep', 'accent-strong'], least: 4.5 },
  { front: 'danger', grounds: ['ground', 'danger-soft'], least: 4.5 },
  { front: 'action', grounds: ['ground'], least: 4.5 },
  { front: 'action', grounds: ['action-soft'], least: 3 },
  { front: 'positive', grounds: ['ground', 'accent-soft'], least: 3 },
  { front: 'line-strong', grounds: ['ground', 'ground-soft'], least: 3 },
].flatMap(({ grounds, ...rest }) => grounds.map((ground) => ({ ...rest, ground })));

/** Each pair with the contrast that it has in `colors`, the list of colours by name. */
function measuredPairs(colors: Readonly<Record<string, string>>) {
  return PAIRS.map((pair) => ({ ...pair, measured: getContrast(colors[pair.front] ?? '', colors[pair.ground] ?? '') }));
}

/** Contrast of two colours written as #rgb or #rrggbb: 1 (none) to 21, after WCAG 2.2's definition. */
function getContrast(one: string, other: string): number {
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

describe('the contrast of two colours', () => {
  it.each([
    ['#000', '#fff', 21],
    ['#fff', '#ffffff', 1],
    ['#777777', '#fff', 4.48],
  ])('of %s and %s is %d', (one, other, expected) => {
    expect(getContrast(one, other)).toBeCloseTo(expected, 2);
    expect(getContrast(other, one)).toBeCloseTo(expected, 2);
  });

  it.each(measuredPairs(colors))('of $front on $ground is at least $least', ({ measured, least }) => {
    expect(measured).toBeGreaterThanOrEqual(least);
  });
});

describe('the tokens of the style sheet', () => {
  it('are read by list and name, quotes and brackets away', () => {
    const sheet =
      "// One\n$colors: (\n  'text': #123,\n);\n\n$shadows: (\n  'card': (0 1px red, 0 2px blue),\n  1: 0.5rem,\n);\n";
    expect(parseTokens(sheet)).toEqual({
      colors: { text: '#123' },
      shadows: { card: '0 1px red, 0 2px blue', 1: '0.5rem' },
    });
  });

  it('have every list of the design system', () => {
    expect(Object.keys(readTokens())).toEqual([
      'colors',
      'spaces',
      'breakpoints',
      'sizes',
      'shadows',
      'motions',
      'radii',
      'layers',
    ]);
  });

  it('have only whole colours', () => {
    for (const value of Object.values(colors)) expect(value).toMatch(/^#[\da-f]{3}(?:[\da-f]{3})?$/);
  });
});
