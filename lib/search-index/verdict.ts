import { splitWords } from '@/lib/text';
import { readName, type SearchDocument } from './documents';
import { cutRun } from './rewritten-query';
import type { Found, SearchIndex } from './search-index';
import { isNeutral, isWholeName, MAX_WORDS, type Phrase, readLine, type Searched, toTerm, toWords } from './words';

/** Why a product is found: the same words, or other words of the catalogue. */
export type Reason = 'same' | 'other';
export type Verdict =
  | { readonly kind: 'found'; readonly document: SearchDocument; readonly reason: Reason; readonly words: string }
  | { readonly kind: 'doubtful'; readonly candidates: readonly SearchDocument[] }
  | { readonly kind: 'free' };

/** A line of a list, and the reference of who asks, which may be ours. */
export type Wanted = { readonly text: string; readonly code?: string };

type Match = { readonly document: SearchDocument; readonly score: number; readonly others: readonly string[] };

export const FREE: Verdict = { kind: 'free' };
const MAX_CANDIDATES = 3;
const MAX_LOOKED_AT = 20;
/** Score from which a product is found, and from which it is a candidate: below are the line's own words. */
const [FOUND, CANDIDATE] = [1.5, 0.3];
/** How much better than the next one it must be, and what other words than its own count less. */
const [LEAD, OTHER_WORDS] = [0.3, 0.35];
/** Between two things of a line; 'con' may also come before a part of the one. */
const BETWEEN = /\s(?:\+|y|con)\s/i;

/** A line with its verdict; as two, where 'y' or '+' stand between things that are not alike in the catalogue. */
export function judgeLines<Line extends Wanted>(
  index: SearchIndex,
  line: Line,
): (Line & { readonly verdict: Verdict })[] {
  const verdict = judgeLine(index, line);
  const parts = line.text.split(BETWEEN);
  if (parts.length !== 2 || line.code !== undefined || verdict.kind === 'found') return [{ ...line, verdict }];
  const judged = parts.map((text) => ({ ...line, text, verdict: judgeLine(index, { text }) }));
  const [first = [], second = []] = judged.map((part) => listDocuments(part.verdict));
  const isTwo = first.length > 0 && second.length > 0 && !first.some((document) => second.includes(document));
  if (!isTwo) return [{ ...line, verdict }];
  if (!/\scon\s/i.test(line.text)) return judged;
  return [{ ...line, verdict: toDoubtful([...first.slice(0, MAX_CANDIDATES - 1), ...second]) }];
}

const isItem = ({ isCategory }: SearchDocument) => !isCategory;
const toDocument = ({ document }: Found) => document;
const listDocuments = (verdict: Verdict) =>
  verdict.kind === 'found' ? [verdict.document] : verdict.kind === 'doubtful' ? verdict.candidates : [];

/** What a line of a list means in the catalogue: found only where all of its words say one product, or its model or reference is among them. */
export function judgeLine(index: SearchIndex, { text, code = '' }: Wanted): Verdict {
  const [referred, ...more] = index.findCoded(text);
  if (referred && more.length > 0) return toDoubtful([referred, ...more]);
  if (referred) return { kind: 'found', document: referred, reason: 'same', words: text };
  // A question is asked, not ordered.
  if (/[¿?]/.test(text) || splitWords(text).length === 0) return FREE;
  const plain = text.replace(/(\d)(?=\p{L})/gu, '$1 ');
  const spelled = index.correct(plain);
  const words = readLine(spelled);
  const isLong = splitWords(text).length > MAX_WORDS;
  const coded = index.findCoded(code);
  const documents = new Set([...coded, ...index.find(spelled, MAX_LOOKED_AT, isItem, true).map(toDocument)]);
  const matches = [...documents].map((document) => scoreMatch(document, words, coded.includes(document)));
  const near = matches.filter(({ score }) => score >= CANDIDATE).toSorted((a, b) => b.score - a.score);
  const [best, next] = near;
  if (!best || isLong || best.score < FOUND || best.score < (next?.score ?? 0) + LEAD)
    return toDoubtful(near.map(({ document }) => document));
  const { document } = best;
  const respelled = toWords(spelled).filter((term) => !toWords(plain).includes(term));
  const others = [...best.others, ...respelled];
  if (others.length === 0) return { kind: 'found', document, reason: 'same', words: text };
  const meant = cutRun(document.name, others) || others.join(' ');
  return { kind: 'found', document, reason: 'other', words: /\d/.test(meant) ? meant : meant.toLowerCase() };
}

function toDoubtful(documents: readonly SearchDocument[]): Verdict {
  const candidates = documents.slice(0, MAX_CANDIDATES);
  return candidates.length > 0 ? { kind: 'doubtful', candidates } : FREE;
}

/** Half for the kind or model, half for the share of the line's words; where it has all of them, as much more as they are of its name. */
function scoreMatch(document: SearchDocument, words: readonly Searched[], isCoded: boolean): Match {
  const { all, heads, models, words: ofName } = readName(document);
  const has = (phrase: Phrase) => phrase.every((word) => all.has(toTerm(word)));
  const isHead = ([first = '']: Phrase) => heads.has(toTerm(first));
  const hits = words.map(({ written, same }, at) => {
    const had = [written, ...same].filter(has);
    return (at === 0 ? had.find(isHead) : undefined) ?? had[0];
  });
  const isOther = (hit: Phrase | undefined, at: number) => hit !== undefined && hit !== words[at]?.written;
  const isCounted = ({ written }: Searched, at: number) => hits[at] !== undefined || !written.every(isNeutral);
  const share = hits.filter(Boolean).length / Math.max(1, words.filter(isCounted).length);
  const written = words.flatMap((word) => word.written);
  const isModel = (word: string, at: number) => models.has(word) || models.has(word + (written[at + 1] ?? ''));
  const hasModel = isCoded || written.some(isModel);
  // The first word says what it is: 'rollo para selladora' is no sealer.
  const first = words.findIndex(isCounted);
  const kind = hits[first] ?? [];
  const isKind = isHead(kind);
  const isWhole = hasModel || (isKind && (isOther(kind, first) || isWholeName(toTerm(kind[0] ?? ''))));
  const terms = hits.flatMap((hit = []) => hit.map(toTerm));
  const named = isWhole ? 1 : ofName.filter((term) => terms.includes(term)).length / Math.max(1, ofName.length);
  const others = hits.filter(isOther).flatMap((hit = []) => hit.map(toTerm));
  const score = share === 0 ? 0 : (Number(isKind || hasModel) + share) / 2;
  return { document, score: score < 1 ? score : score + named - (others.length > 0 ? OTHER_WORDS : 0), others };
}
