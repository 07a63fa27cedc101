import { foldAccents } from '../text';

/** Units that are multiples of one another, as the factor to the one that stands for all of them. */
const UNITS: readonly Readonly<Record<string, number>>[] = [
  { kg: 1, g: 1e-3, mg: 1e-6, kilogramos: 1, kilos: 1, gramos: 1e-3 },
  { m: 1, cm: 1e-2, mm: 1e-3, μm: 1e-6, km: 1e3, metros: 1, metro: 1, centimetros: 1e-2, milimetros: 1e-3 },
  { pulgadas: 1, pulgada: 1, pulg: 1, in: 1, '"': 1 },
  { l: 1, ml: 1e-3, cc: 1e-3, μl: 1e-6, litros: 1, litro: 1, mililitros: 1e-3 },
  { s: 1, min: 60, h: 3_600, seg: 1, segundos: 1, segundo: 1, minutos: 60, minuto: 60, horas: 3_600, hora: 3_600 },
  { w: 1, kw: 1e3, vatios: 1 },
  { v: 1, mv: 1e-3, kv: 1e3, voltios: 1 },
  { a: 1, ma: 1e-3, μa: 1e-6 },
  { hz: 1, khz: 1e3, mhz: 1e6 },
  { pa: 1, hpa: 1e2, kpa: 1e3, mpa: 1e6 },
];
const units = new Map(
  UNITS.flatMap((group) =>
    Object.entries(group).map(([name, factor]) => [name, { name: Object.keys(group)[0] ?? name, factor }]),
  ),
);
/** A number, a word or a sign; other marks say nothing. */
const TOKENS = /\d+(?:[.,]\d+)*|[\p{L}][\p{L}\p{N}]*|[^\s\p{L}\p{N}.,;:()[\]]/gu;
/** What may stand between the numbers of one unit: '28 × 37 cm', '50/60 Hz', '10, 20 y 40 mm'. */
const JOINTS = new Set(['×', 'to', 'y', 'o', '/', '±']);
/** Decimals that are told apart: '0,1 m' times 100 is 10 cm, whatever the machine makes of it. */
const DIGITS = 10;

/** What a value says, whatever its spelling: the same for '4,2 kg' and '4200 g', for '12 000 rpm' and '12.000 RPM'. For comparing only. */
export function toPlainValue(value: string): string {
  const tokens = foldAccents(
    value
      .replace(/º/g, '°')
      .replace(/[″“”]|''/g, '"')
      .normalize('NFKC'),
  )
    .replace(/(?<!\d)(\d{1,3})((?:\s\d{3})+)(?!\d)/g, (whole) => whole.replace(/\s/g, ''))
    .replace(/[−–—]/g, '-')
    .replace(/(?<=\d *)[x*](?= *\d)/g, ' × ')
    .match(TOKENS);
  return scale((tokens ?? []).map(toJoint)).join(' ');
}

const isNumber = (token: string | undefined) => /^\d/.test(token ?? '');

/** Between two numbers '-' and 'a' are the same; elsewhere '-5' stays what it is, and 'A' may be the unit. */
function toJoint(token: string, at: number, tokens: readonly string[]): string {
  const before = tokens[at - 1] ?? '';
  const isBetween = isNumber(tokens[at + 1]) && (isNumber(before) || units.has(before));
  return isBetween && /^[a-]$/.test(token) ? 'to' : token;
}

/** Numbers with a unit in the one that stands for its group; a unit counts for the numbers before it too. */
function scale(tokens: readonly string[]): string[] {
  const scaled: string[] = [];
  let unit: { readonly name: string; readonly factor: number } | undefined;
  for (const [at, token] of [...tokens.entries()].toReversed()) {
    const own = isNumber(tokens[at - 1]) ? units.get(token) : undefined;
    if (isNumber(token)) scaled.unshift(toNumber(token, unit?.factor) + (unit?.name ?? ''));
    else if (!own) scaled.unshift(token);
    if (own) unit = own;
    else if (!isNumber(token) && !JOINTS.has(token)) unit = undefined;
  }
  return scaled;
}

/** A point before three digits groups thousands, as is usual in Spanish, unless a zero stands alone before it; a comma parts decimals. */
function toNumber(token: string, factor = 1): string {
  const plain = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(token) ? token.replaceAll('.', '') : token;
  const number = Number(plain.replace(',', '.'));
  return Number.isNaN(number) ? token : String(Number((number * factor).toPrecision(DIGITS)));
}
