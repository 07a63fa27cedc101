import { getContrast, measuredPairs } from './contrast';
import { parseTokens, readTokens } from './tokens';

const { colors = {} } = readTokens();

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
