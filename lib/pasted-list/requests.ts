import { listWords } from '@/content/pasted-list';
import searchWords from '@/content/search-words.json' with { type: 'json' };
import { foldAccents } from '@/lib/text';
import { dropOpenings } from './plain-words';
import { isMeasure, readUnit } from './words';

const COUNT = `(?:\\d{1,3}|${listWords.numbers.join('|')})\\s+`;
/** Where the next thing of a message may begin. */
const NEXT = new RegExp(`(?:,|\\sy)\\s+(?=${COUNT}\\p{L})`, 'iu');
const BEGINS_COUNTED = new RegExp(`^${COUNT}\\p{L}`, 'iu');
/** 'Monitor x2, DEA x1 y camilla x 3' */
const BEHIND = /(?<=\s[x×]\s?\d{1,3})(?:,|\sy)\s+/iu;
const ENDS_COUNTED = /^\P{L}*\p{L}.*\s[x×]\s?\d{1,3}\W*$/iu;
const COUNTED = new RegExp(`^${COUNT}([\\p{L}\\p{M}]+)(.*)$`, 'iu');
const smallWords = new Set(searchWords.stopWords.split(' '));

/** The things that a line of plain words asks for, '2 camas, 3 camillas y un atril', where it says of each how many; else the line alone. */
export function splitRequests(line: string): string[] {
  const rest = dropOpenings(line.replace(/^¿/, ''));
  const behind = rest.split(BEHIND);
  if (behind.length > 1 && behind.every((part) => ENDS_COUNTED.test(part))) return behind;
  // '¿Me cotizan 2 camas?' says how many: it is no question.
  if (!BEGINS_COUNTED.test(rest)) return [line];
  const wanted = rest.replace(/\?$/, '');
  const parts = wanted.split(NEXT);
  return parts.length > 1 && parts.every(isRequest) ? parts : [wanted];
}

/** False for '12 pulgadas', '5 cajas' and '1 con baranda', which say more of the thing before them. */
function isRequest(part: string): boolean {
  const [, word = '', rest = ''] = COUNTED.exec(part) ?? [];
  if (word === '' || isMeasure(word) || smallWords.has(foldAccents(word))) return false;
  return readUnit(word) === undefined || /^\s+de\s/i.test(rest);
}
