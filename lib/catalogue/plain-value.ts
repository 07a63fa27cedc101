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
const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
/** Numbers of one unit, and the unit: '28 × 37 cm', '50/60 Hz', '10, 20 y 40 mm'. */
const MEASURE = new RegExp(String.raw`${NUMBER}(?:\s*(?:[×/±,]|to|y|o)\s*${NUMBER})*\s*([\p{L}"]+)?`, 'gu');
/** A number, a word or a sign; other marks say nothing. */
const TOKENS = new RegExp(String.raw`${NUMBER}|\p{L}[\p{L}\p{N}]*|[^\s\p{L}\p{N}.,;:()[\]]`, 'gu');
/** Decimals that are told apart: '0,1 m' times 100 is 10 cm, whatever the machine makes of it. */
const DIGITS = 10;

/** What a value says, whatever its spelling: the same for '4,2 kg' and '4200 g', for '12 000 rpm' and '12.000 RPM'. For comparing only. */
export function toPlainValue(value: string): string {
  const spelled = value.replace(/º/g, '°').replace(/[″“”]|''/g, '"');
  const scaled = foldAccents(spelled.normalize('NFKC'))
    .replace(/(?<!\d)(\d{1,3})((?:\s\d{3})+)(?!\d)/g, (whole) => whole.replace(/\s/g, ''))
    .replace(/[−–—]/g, '-')
    .replace(/(?<=\d *)[x*](?= *\d)/g, ' × ')
    // Between two numbers '-' and 'a' are the same; elsewhere '-5' stays what it is.
    .replace(/(?<=\d\s*(?:\p{L}{1,5}\s+)?)[a-](?=\s*\d)/gu, ' to ')
    .replace(MEASURE, scale);
  return scaled.match(TOKENS)?.join(' ') ?? '';
}

/** Numbers in the unit that stands for the group of theirs. */
function scale(measure: string, name = ''): string {
  const unit = units.get(name);
  const numbers = unit ? measure.slice(0, -name.length) : measure;
  return numbers.replace(new RegExp(NUMBER, 'g'), (number) => `${toNumber(number, unit?.factor)} ${unit?.name ?? ''}`);
}

/** A point before three digits groups thousands, as is usual in Spanish, unless a zero stands alone before it; a comma parts decimals. */
function toNumber(token: string, factor = 1): string {
  const plain = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(token) ? token.replaceAll('.', '') : token;
  const number = Number(plain.replace(',', '.'));
  return Number.isNaN(number) ? token : String(Number((number * factor).toPrecision(DIGITS)));
}
