import { splitWords } from '@/lib/text';
import { listCodes, toCode } from './codes';
import { readName, type SearchDocument } from './documents';
import type { SearchIndex } from './search-index';
import { isWholeName, type Phrase, toAlternatives } from './searched';
import { isSlip } from './spelling';
import { cutRun, isNeutral, isPlace, listUnits, MAX_WORDS, toStem } from './words';

/** Why a product is found: the same words, or other words of the catalogue. */
export type Reason = 'same' | 'other';
export type Verdict =
  | { readonly kind: 'found'; readonly document: SearchDocument; readonly reason: Reason; readonly words: string }
  | { readonly kind: 'doubtful'; readonly candidates: readonly SearchDocument[] }
  | { readonly kind: 'free' };

/** A line of a list, and the reference of who asks, which may be ours. */
export type Wanted = { readonly text: string; readonly code?: string };
type Judged<Line> = Line & { readonly verdict: Verdict };

/** How near a product is to a line, and the words of the catalogue that stand for those of the line where they are others. */
type Match = {
  readonly document: SearchDocument;
  readonly score: number;
  /** What puts one candidate before another of this score. */
  readonly bonus: number;
  /** True when the words name it well enough to mean it without a doubt. */
  readonly isSure: boolean;
  readonly isExact: boolean;
  readonly others: readonly string[];
};

export const FREE: Verdict = { kind: 'free' };
const MAX_CANDIDATES = 3;
const MAX_LOOKED_AT = 20;
/** Words of a line that are corrected: what it is, and of which kind. */
const MAX_RESPELLED = 3;
/** Score of a product that has all words of a line, and from which products are candidates: below are the line's own words. */
const [WHOLE, CANDIDATE] = [2, 0.6];
/** Between two things of a line; 'con' may also come before a part of the one. */
const BETWEEN = /\s(?:\+|y|con)\s/i;
/** What may be a code or a registration: few words and a digit. */
const CODE = /^(?=.*\d)[^\s]+(?:\s[^\s]+){0,4}$/u;

/** A line with its verdict; as two, where 'y' or '+' stand between things that are not alike in the catalogue. */
export function judgeLines<Line extends Wanted>(index: SearchIndex, line: Line): Judged<Line>[] {
  const verdict = judgeLine(index, line);
  const parts = line.text.split(BETWEEN);
  const isSure = verdict.kind === 'found' && verdict.reason === 'same';
  if (parts.length !== 2 || line.code !== undefined || isSure) return [{ ...line, verdict }];
  const judged = parts.map((text) => ({ ...line, text, verdict: judgeLine(index, { text }) }));
  const [first = [], second = []] = judged.map((part) => listDocuments(part.verdict));
  const isTwo = first.length > 0 && second.length > 0 && !first.some((document) => second.includes(document));
  if (!isTwo) return [{ ...line, verdict }];
  if (!/\scon\s/i.test(line.text)) return judged;
  return [{ ...line, verdict: toDoubtful([...first.slice(0, MAX_CANDIDATES - 1), ...second]) }];
}

const listDocuments = (verdict: Verdict) =>
  verdict.kind === 'found' ? [verdict.document] : verdict.kind === 'doubtful' ? verdict.candidates : [];

/** What a line of a list means in the catalogue: found only where all of its words say one product, or its model or reference is among them. */
export function judgeLine(index: SearchIndex, { text, code = '' }: Wanted): Verdict {
  const [referred, ...more] = findByCode(index, text);
  if (referred && more.length === 0) return { kind: 'found', document: referred, reason: 'same', words: text };
  // A question is asked, not ordered.
  if (/[¿?]/.test(text) || splitWords(text).length === 0) return FREE;
  const matches = listMatches(index, text, code);
  const found = choose(matches, text);
  if (found) return found;
  const slip = matches.some(({ score }) => score >= WHOLE) ? null : respellSlip(index, text);
  const respelled = slip ? listMatches(index, slip.text, code) : [];
  const meant = slip && choose(respelled, slip.text);
  if (slip && meant) return { ...meant, reason: 'other', words: slip.after };
  const all = [...matches, ...respelled].toSorted((a, b) => b.score + b.bonus - a.score - a.bonus);
  const least = all.some(({ score }) => score >= WHOLE) ? WHOLE : CANDIDATE;
  return toDoubtful(all.filter(({ score }) => score >= least).map(({ document }) => document));
}

function toDoubtful(documents: readonly SearchDocument[]): Verdict {
  const candidates = [...new Set(documents)].slice(0, MAX_CANDIDATES);
  return candidates.length > 0 ? { kind: 'doubtful', candidates } : FREE;
}

/** The one product that is near enough, or of several the one that has no words but these. */
function choose(matches: readonly Match[], text: string): (Verdict & { readonly kind: 'found' }) | null {
  const best = Math.max(WHOLE, ...matches.map(({ score }) => score));
  const near = matches.filter(({ score }) => score === best);
  const exact = near.filter(({ isExact }) => isExact);
  const [one, ...rest] = near.length > 1 && exact.length === 1 ? exact : near;
  if (!one?.isSure || rest.length > 0) return null;
  const { document, others } = one;
  if (others.length === 0) return { kind: 'found', document, reason: 'same', words: text };
  const words = cutRun(document.name, others) || others.join(' ');
  return { kind: 'found', document, reason: 'other', words: /\d/.test(words) ? words : words.toLowerCase() };
}

/** The products that are near to a line, and to the reference that it gives. */
function listMatches(index: SearchIndex, text: string, code: string): Match[] {
  const alternatives = toAlternatives(text);
  const isLong = splitWords(text).length > MAX_WORDS;
  const documents = new Set([...findByCode(index, code), ...index.findNamed(text, MAX_LOOKED_AT)]);
  return [...documents].map((document) => scoreMatch(document, alternatives, code, isLong));
}

/** Share of the line's words that a product has, from 0 to 1; where it has all of them, more by how much of its name they are. */
function scoreMatch(document: SearchDocument, lines: readonly Phrase[][], code: string, isLong: boolean): Match {
  const name = readName(document);
  const written = lines.flatMap(([phrase = []]) => phrase);
  const isModel = (word: string, at: number) =>
    name.models.has(word) ||
    name.models.has(word + (written[at + 1] ?? '')) ||
    name.models.has((written[at - 1] ?? '') + word);
  const models = written.filter(isModel);
  const numbers = written.filter((word) => /^\d{2,}$/.test(word));
  const ofNumber = [...name.models].filter(
    (model) => /^\p{L}+(?=\d)/u.test(model) && numbers.includes(model.replace(/^\p{L}+/u, '')),
  );
  const hasModel = models.length > 0 || [code, ...splitWords(code)].some((word) => isReferred(document, word));
  const hits = lines.map((phrases) => {
    const [own = []] = phrases;
    if (own.every((word) => models.includes(word))) return own;
    return phrases.find((phrase) => phrase.every((word) => name.all.has(word)));
  });
  const counted = lines.filter(([own = []], at) => hits[at] || !own.every(isNeutral));
  const share = hits.filter(Boolean).length / Math.max(1, counted.length);
  const kind = lines.findIndex(([own = []]) => !own.every((word) => models.includes(word) || isNeutral(word)));
  const head = lines[kind]?.find(
    (phrase) => phrase.every((word) => name.all.has(word)) && name.heads.has(phrase[0] ?? ''),
  );
  const isKind = head !== undefined;
  const others = hits.flatMap((hit, at) => (hit && hit !== lines[at]?.[0] ? hit : []));
  const meant = hits.flatMap((hit) => hit ?? []);
  const named = name.words.filter((word) => meant.includes(word));
  const isMeasured = name.parts.some(
    (part, at) =>
      /^\d+$/.test(part) &&
      listUnits(name.parts[at + 1] ?? '').some((unit) => written[written.indexOf(part) + 1] === unit),
  );
  const lacksPlace = lines.some(([own = []], at) => !hits[at] && own.some(isPlace));
  const isName =
    meant.some((word) => name.heads.has(word) && isWholeName(word)) || isMeasured || named.length === name.words.length;
  const isNamed =
    hasModel ||
    ofNumber.length === 1 ||
    others.length > 0 ||
    (named.length > 1 && named.length >= name.words.length / 2);
  const isWhole = share === 1 && !isLong && counted.length > 0 && (isKind || hasModel);
  const isSure = isWhole && (isNamed || (isName && !lacksPlace)) && !(lacksPlace && others.length > 0 && !hasModel);
  const bonus = Number(head?.[0] === name.first) / 8;
  const isNear = share > 0 && (isKind || hasModel || share >= CANDIDATE);
  const partial = isNear ? CANDIDATE + (share + Number(isKind) + Number(hasModel)) / 4 : 0;
  return {
    document,
    score: isWhole ? WHOLE + Number(others.length === 0) + Number(hasModel) / 2 : partial,
    bonus,
    isSure,
    isExact: name.words.every((word) => written.includes(word)),
    others: others.length > 0 ? others : hasModel || isName ? [] : ofNumber,
  };
}

/** The products with this reference, code or registration: several may have one registration. */
function findByCode(index: SearchIndex, code: string): SearchDocument[] {
  const ofId = index.get(code);
  if (ofId) return [ofId];
  return CODE.test(code) ? index.findNamed(code, MAX_LOOKED_AT).filter((document) => isReferred(document, code)) : [];
}

const isReferred = (document: SearchDocument, word: string) =>
  word !== '' && (word === document.id || listCodes(document).includes(toCode(word)));

/** `text` with its first word that is a slip as the catalogue spells it, or null where none of those that count is one. */
function respellSlip(index: SearchIndex, text: string): { readonly text: string; readonly after: string } | null {
  const isCounted = (word: string) => !splitWords(word).some((part) => isNeutral(toStem(part)));
  const counted = text.match(/[\p{L}\p{M}]{3,}/gu)?.filter(isCounted) ?? [];
  const written = counted.slice(0, MAX_RESPELLED);
  const respelled = index.respell(written.join(' ')).split(' ');
  for (const [at, before] of written.entries()) {
    const after = respelled[at] ?? before;
    if (after !== before && isSlip(before, after)) return { text: text.replace(before, after), after };
  }
  return null;
}
