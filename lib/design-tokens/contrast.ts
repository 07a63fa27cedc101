/** What stands on what in this site: names of colours, and the least contrast that WCAG 2.2 asks for it (1.4.3 for text, 1.4.11 for marks). */
const pairs = [
  { front: 'text', ground: 'ground', least: 4.5 },
  { front: 'text', ground: 'ground-soft', least: 4.5 },
  { front: 'text', ground: 'accent-soft', least: 4.5 },
  { front: 'text-soft', ground: 'ground', least: 4.5 },
  { front: 'text-soft', ground: 'ground-soft', least: 4.5 },
  { front: 'text-soft', ground: 'picture', least: 4.5 },
  { front: 'heading', ground: 'ground', least: 4.5 },
  { front: 'heading', ground: 'ground-soft', least: 4.5 },
  { front: 'heading', ground: 'accent-soft', least: 4.5 },
  { front: 'accent', ground: 'ground', least: 4.5 },
  { front: 'accent', ground: 'ground-soft', least: 4.5 },
  { front: 'accent', ground: 'accent-soft', least: 4.5 },
  { front: 'accent-strong', ground: 'ground', least: 4.5 },
  { front: 'accent-strong', ground: 'accent-soft', least: 4.5 },
  { front: 'text-inverse', ground: 'ground-deep', least: 4.5 },
  { front: 'text-inverse', ground: 'accent', least: 4.5 },
  { front: 'text-inverse', ground: 'accent-strong', least: 4.5 },
  { front: 'text-inverse', ground: 'action', least: 4.5 },
  { front: 'text-inverse', ground: 'action-strong', least: 4.5 },
  { front: 'text-inverse', ground: 'heading', least: 4.5 },
  { front: 'text-inverse', ground: 'positive', least: 4.5 },
  { front: 'text-inverse-soft', ground: 'ground-deep', least: 4.5 },
  { front: 'text-inverse-soft', ground: 'accent-strong', least: 4.5 },
  { front: 'danger', ground: 'ground', least: 4.5 },
  { front: 'danger', ground: 'danger-soft', least: 4.5 },
  { front: 'action', ground: 'ground', least: 4.5 },
  { front: 'action', ground: 'action-soft', least: 3 },
  { front: 'positive', ground: 'ground', least: 3 },
  { front: 'positive', ground: 'accent-soft', least: 3 },
  { front: 'line-strong', ground: 'ground', least: 3 },
  { front: 'line-strong', ground: 'ground-soft', least: 3 },
] as const;

/** Each pair with the contrast that it has in `colors`, the list of colours by name. */
export function measuredPairs(colors: Readonly<Record<string, string>>) {
  return pairs.map((pair) => ({ ...pair, measured: getContrast(colors[pair.front] ?? '', colors[pair.ground] ?? '') }));
}

/** Contrast of two colours written as #rgb or #rrggbb: 1 (none) to 21, after WCAG 2.2's definition. */
export function getContrast(one: string, other: string): number {
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
