import type { CardItem } from '@/lib/catalogue/product';
import { splitWords } from '@/lib/text';

/** A shorter beginning would be that of many codes. */
const MIN_LETTERS = 3;

/** A company's code or a health registration as it is compared: 'BM-0001' is 'bm0001', 'INVIMA 2018DM-0001234-R1' is '2018dm0001234r1'. */
export function toCode(text: string): string {
  const code = splitWords(text)
    .join('')
    .replace(/^(?:registrosanitario)?(?:invima)?/, '');
  return code.length < MIN_LETTERS ? '' : code;
}

type Coded = Pick<CardItem, 'code' | 'healthRegistration'>;

/** The codes of a product as a search may begin with them. */
export function listCodes({ code = '', healthRegistration = '' }: Coded): string[] {
  return [code, healthRegistration].map(toCode).filter(Boolean);
}
