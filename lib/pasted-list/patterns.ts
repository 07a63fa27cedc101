import { listWords } from '@/content/pasted-list';
import { FIGURE, NOT_INSIDE } from './figure';
import { PACK, PLAIN_UNIT, UNIT } from './words';

const N = NOT_INSIDE + FIGURE;
const toEnd = (pattern: string) => new RegExp(`^(.*[^\\s,;:.…–—=-])${pattern}$`, 'iu');
const GAP = '[\\s,;:.…–—=-]*';

/** What says a quantity at the end of a line; each has the text, the number and, where there is one, the unit. */
export const ENDS = [
  // 'balanza (2 und)', 'camilla [3]'
  toEnd(`${GAP}[([]\\s*(?:cant(?:idad)?\\.?\\s*:?\\s*)?x?\\s*${N}\\s*(${UNIT})?\\.?\\s*[)\\]]`),
  // 'camilla, cantidad: 3'
  toEnd(`${GAP}\\bcant(?:idad(?:es)?)?\\.?\\s*[:=]?\\s*${N}\\s*(?:(${UNIT})\\.?)?`),
  // 'camilla … 3 unidades'
  toEnd(`[\\s,;:.…–—=-]+${N}\\s*(${UNIT})\\.?`),
];
/** 'camilla: 3', 'camilla - 3', 'camilla, 3', 'camilla ... 3' */
export const AFTER_SIGN = toEnd(`(?:\\s*[:=…,]|\\s*\\.{2,}|\\s[–—-])\\s*${N}`);
/** 'camilla x 3' */
export const TIMES = toEnd(`\\s*[x×*]\\s*${N}\\s*(?:(${UNIT})\\.?)?`);
/** After a small number or a pack it is a size: '10 x 10', 'caja x 100'. */
export const SIZE = new RegExp(`(?:^|\\s)(?:\\d{1,2}(?:[.,]\\d+)?|${PACK}|bolsas?|kits?|sets?|por)$`, 'iu');
/** Three numbers in one word are sizes too: '30x40x2'. */
export const SIZES = /\d[x×*]\d+(?:[.,]\d+)?[x×*][\d.,]+$/i;
/** 'mesa 120', before 'x 60'. */
export const LENGTH = /(?:^|\s)\d{3}$/;
/** 'camillas 3' */
export const PLURAL = /^(.*?([\p{L}\p{M}]{3,}s))\s(\d{1,2})$/iu;
/** 'oxímetro 1.000', 'oxímetro 1 000', 'termómetro 1,5', 'oxímetro de pulso 12' */
export const BARE = toEnd(`\\s(?=\\d{1,3}(?:[.,]| \\d{3})|\\d{1,2}$)${N}`);
/** '3 camillas', '3 x camilla', '(3) camillas', '3 und camilla', '10 cajas de guantes'. */
export const START = new RegExp(
  `^x?\\s*\\(?${N}\\)?(?:\\s*[x×*]\\s*|\\s+|(?=\\()|(?=(?:${PLAIN_UNIT})\\.?\\s))(?:(${PLAIN_UNIT})\\.?(?=[\\s.])\\s*|(${PACK})\\.?\\s+(?=de\\s))?(?:de\\s+)?(?=[\\p{L}(])(.+)$`,
  'iu',
);
/** Before these words the first number is a part of what is meant: '10 x 10 gasas', '2 o 3 camas', '2 mil guantes'. */
export const MORE_NUMBERS = /^(?:[x×*]\s*\d+|[aoyu]\s+\d+|mil(?:es|l[oó]n(?:es)?)?\s)/iu;
/** 'cant: 3 - camilla' */
export const NAMED_START = new RegExp(
  `^cant(?:idad)?\\.?\\s*[:=]?\\s*${N}\\s*(?:(${UNIT})\\.?(?=[\\s,;:.–—-]))?[\\s,;:.–—-]+(?:de\\s+)?(?=\\p{L})(.+)$`,
  'iu',
);
/** 'camilla, 3 unidades, con barandas' */
export const BETWEEN = new RegExp(`^(.*[^\\s,])(?:,|\\s[x×])\\s*${N}\\s*(${UNIT})\\.?(,\\s.+)$`, 'iu');
/** 'camilla - 3 - marca X' */
export const BETWEEN_DASHES = /^(.*\S\s)[–—-]\s(?:cant(?:idad)?[.:\s]+)?(\d{1,3})\s()[–—-]\s(.+)$/iu;
/** '10 - camillas', which may be the number of a line. */
export const DASHED_START = new RegExp(`^${N}(?:\\s+[–—-]\\s+|-(?=\\p{L}{4}))(?=\\p{L})(.+)$`, 'iu');
/** 'cinco camillas' */
export const WORDS = new RegExp(`^(${listWords.numbers.join('|')})\\s+(?:(?:${PLAIN_UNIT})\\s+de\\s+)?(.+)$`, 'iu');
/** '101 x 2', '101, 2', '101 2' */
export const REFERENCE = new RegExp(
  `^(\\d{1,18})(?:\\s*[x×*=]\\s*|\\s*:(?!\\d\\d$)\\s*|\\s*,\\s+|\\s+[,-]?\\s*)(?!00)${FIGURE}\\s*(?:${PLAIN_UNIT})?\\.?$`,
  'iu',
);
/** A price at the end of a line: '$ 1.250.000', 'COP 500.000 c/u'. */
export const PRICE = /(?:\$|\b(?:cop|usd)\b)[\s$]*\d[\d.,]*(?:\s*(?:cop|usd|c\/u))?$/iu;
