import { foldAccents } from '../text';

const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
/** A number, a word or a sign; other marks say nothing. */
const TOKENS = new RegExp(String.raw`${NUMBER}|\p{L}[\p{L}\p{N}]*|[^\s\p{L}\p{N}.,;:()[\]]`, 'gu');

/** What a value says, whatever its spelling: the same for '12 000 rpm' and '12.000 RPM', for '25 a 50 mm' and '25–50mm'. For comparing only. */
export function toPlainValue(value: string): string {
  const spelled = value.replace(/º/g, '°').replace(/[″“”]|''|pulgadas?/gi, '"');
  const plain = foldAccents(spelled.normalize('NFKC'))
    .replace(/(?<!\d)(\d{1,3})((?:\s\d{3})+)(?!\d)/g, (whole) => whole.replace(/\s/g, ''))
    .replace(/[−–—]/g, '-')
    .replace(/(?<=\d *)[x*](?= *\d)/g, ' × ')
    // Between two numbers '-' and 'a' are the same; elsewhere '-5' stays what it is.
    .replace(/(?<=\d\s*(?:\p{L}{1,5}\s+)?)[a-](?=\s*\d)/gu, ' to ')
    .replace(new RegExp(NUMBER, 'g'), toNumber);
  return plain.match(TOKENS)?.join(' ') ?? '';
}

/** A point before three digits groups thousands, as is usual in Spanish, unless a zero stands alone before it; a comma parts decimals. */
function toNumber(token: string): string {
  const plain = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(token) ? token.replaceAll('.', '') : token;
  const number = Number(plain.replace(',', '.'));
  return Number.isNaN(number) ? token : String(number);
}
