import { splitWords } from '@/lib/text';
import { readName, type SearchDocument } from './documents';
import { cutRun } from './rewritten-query';
import type { Found, SearchIndex } from './search-index';
import { findAbsentThing, isWholeName, type Phrase, readSearch, type Searched, toTerm, toWords } from './words';

/** Why a product is found: the same words, or other words of the catalogue. */
export type Reason = 'same' | 'other';
export type Verdict =
  | { readonly kind: 'found'; readonly document: SearchDocument; readonly reason: Reason; readonly words: string }
  | { readonly kind: 'doubtful'; readonly candidates: readonly SearchDocument[] }
  | { readonly kind: 'free' };

/** A line of a list, and the reference of who asks, which may be ours. */
export type Wanted = { readonly text: string; readonly code?: string };

type Match = { readonly document: SearchDocument; readonly score: number; readonly others: readonly string[] };

const FREE: Verdict = { kind: 'free' };
const MAX_CANDIDATES = 3;
const MAX_LOOKED_AT = 20;
/** Score from which a product is found, and from which it is a candidate: below are the line's own words. */
const [FOUND, CANDIDATE] = [1.5, 0.3];
/** How much better than the next one it must be. */
const LEAD = 0.3;
const isItem = ({ isCategory }: SearchDocument) => !isCategory;
const toDocument = ({ document }: Found) => document;

/** The meaning of a list's line: found only if all of its words, or a model or reference, match one product. */
export function judgeLine(index: SearchIndex, { text, code = '' }: Wanted): Verdict {
  const [referred, ...more] = index.findCoded(text);
  if (referred && more.length > 0) return toDoubtful([referred, ...more]);
  if (referred) return { kind: 'found', document: referred, reason: 'same', words: text };
  // No product for a question, nor for what the catalogue lacks, whose words may be another's ('incubadora neonatal').
  if (/[¿?]/.test(text) || splitWords(text).length === 0 || findAbsentThing(text)) return FREE;
  const plain = text.replace(/(\d)(?=\p{L})/gu, '$1 ');
  const spelled = index.correct(plain);
  const words = readSearch(spelled);
  const coded = index.findCoded(code);
  const documents = new Set([...coded, ...index.find(spelled, MAX_LOOKED_AT, isItem).map(toDocument)]);
  const matches = [...documents].map((document) => scoreMatch(document, words, coded.includes(document)));
  const near = matches.filter(({ score }) => score >= CANDIDATE).toSorted((a, b) => b.score - a.score);
  const [best, next] = near;
  if (!best || best.score < FOUND || best.score < (next?.score ?? 0) + LEAD)
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

/** 0.5 for the kind or model, 0.5 for the share of the line's words; if it has all, plus their share of its name. */
function scoreMatch(document: SearchDocument, words: readonly Searched[], isCoded: boolean): Match {
  const { all, heads, models, words: ofName } = readName(document);
  const has = (phrase: Phrase) => phrase.every((word) => all.has(toTerm(word)));
  const hits = words.map(({ written, same }) => [written, ...same].find(has));
  const share = hits.filter(Boolean).length / Math.max(1, hits.length);
  const written = words.flatMap((word) => word.written);
  const isModel = (word: string, at: number) => models.has(word) || models.has(word + (written[at + 1] ?? ''));
  const hasModel = isCoded || written.some(isModel);
  // The first word says what it is: 'rollo para selladora' is no sealer.
  const kind = toTerm(hits[0]?.[0] ?? '');
  const isKind = heads.has(kind);
  const terms = hits.flatMap((hit = []) => hit.map(toTerm));
  const named =
    hasModel || (isKind && isWholeName(kind))
      ? 1
      : ofName.filter((term) => terms.includes(term)).length / Math.max(1, ofName.length);
  const others = hits.flatMap((hit = [], at) => (hit === words[at]?.written ? [] : hit.map(toTerm)));
  const score = share === 0 ? 0 : (Number(isKind || hasModel) + share) / 2;
  return { document, score: score < 1 ? score : score + named, others };
}
