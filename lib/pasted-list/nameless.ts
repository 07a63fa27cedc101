import { listWords } from '@/content/pasted-list';
import { foldAccents } from '@/lib/text';
import { isCourtesy } from './plain-words';
import { isClosing, isContact, isSender, isSignature } from './signature';
import { roles } from './words';

const totals = new Set(listWords.totals.split(' '));
const besideTotals = new Set(listWords.besideTotals.split(' '));
const besideHeadings = new Set(listWords.besideHeadings.split(' '));
/** As many words are shown of a row that names nothing. */
const MAX_SHOWN_WORDS = 4;

/** The words of a row that names nothing to quote, as 'TOTAL', 'ITEM', 'Buenas tardes', or who writes, behind other lines; '' for any other row. */
export function findNameless(
  cells: readonly string[],
  hasLines: boolean,
  isSigned: boolean,
  next: readonly string[] = [],
): string {
  const row = cells.join(' ').replace(/\bunidad de medida\b/i, 'unidad');
  const words = row.match(/[\p{L}\p{M}]+/gu) ?? [];
  const folded = words.map((word) => foldAccents(word).replace(/º$/, ''));
  const isTotal = folded.some((word) => totals.has(word)) && folded.every(isBesideTotal);
  const isHeading = !/\p{N}/u.test(row) && folded.some(isNumberHeading) && folded.every(isBesideHeading);
  const isEnd = hasLines && (isClosing(row) || isContact(row) || (isSigned && isSignature(row)));
  const isAbout = cells.length === 1 && (isEnd || isSender(row, next.join(' ')));
  // A telephone number has no words.
  if (isAbout && words.length < 2) return row.replace(/:$/, '');
  return isTotal || isHeading || isCourtesy(row) || isAbout ? words.slice(0, MAX_SHOWN_WORDS).join(' ') : '';
}

const isBesideTotal = (word: string) => totals.has(word) || besideTotals.has(word) || roles.has(word);
const isBesideHeading = (word: string) => besideHeadings.has(word) || roles.has(word);

/** The heading of a column of numbers, units or codes; 'Equipo' or 'Servicio' alone may be what is wanted. */
function isNumberHeading(word: string): boolean {
  const role = roles.get(word);
  return role !== undefined && role !== 'name' && role !== 'more';
}
