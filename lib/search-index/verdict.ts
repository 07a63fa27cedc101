import { splitWords } from '@/lib/text';
import type { SearchDocument } from './documents';
import { getKnownWords } from './known-words';
import { findByCode, listMatches, type Match } from './line-match';
import type { SearchIndex } from './search-index';
import { isSlip, respellKind } from './slip';
import { toAlternatives, toIndexTerms } from './words';

/** Why a product is found: the same words; other words of the catalogue; the only one that a general word may mean. */
export type Reason = 'same' | 'other' | 'only';
export type Verdict =
  | { readonly kind: 'found'; readonly document: SearchDocument; readonly reason: Reason; readonly words: string }
  | { readonly kind: 'doubtful'; readonly candidates: readonly SearchDocument[] }
  | { readonly kind: 'free' };

export type Wanted = {
  readonly text: string;
  /** The reference of who asks, which may be ours. */
  readonly code?: string;
};
const FREE: Verdict = { kind: 'free' };
const MAX_CANDIDATES = 3;
/** Share of the words that a product of another kind must have to be a candidate. */
const MIN_SHARE = 0.6;
/** The same of a name's words that a line must have to mean it without a doubt. */
const MIN_NAMED = 0.5;

/** What a line of a list means in the catalogue: found only where all of its words say one product, or its model or reference is among them. */
export function judgeLine(index: SearchIndex, { text, code = '' }: Wanted): Verdict {
  const referred = findByCode(index, text);
  const [reference] = referred;
  if (reference && referred.length === 1) return { kind: 'found', document: reference, reason: 'same', words: text };
  // A question is asked, not ordered.
  if (/[¿?]/.test(text) || splitWords(text).length === 0) return FREE;
  const matches = listMatches(index, text, code);
  const found = choose(matches, text);
  if (found) return found;
  const slip = respellKind(index, text);
  if (!slip || !isSlip(slip)) return toDoubtful(matches);
  const others = listMatches(index, slip.text, code);
  const meant = choose(others, slip.text);
  return meant?.kind === 'found'
    ? { ...meant, reason: 'other', words: slip.after }
    : toDoubtful([...matches, ...others]);
}

/** The one product that all words mean, several as candidates, or null. */
function choose(matches: readonly Match[], text: string): Verdict | null {
  const whole = matches.filter(({ isWhole, isKind, hasModel }) => isWhole && (isKind || hasModel));
  const same = whole.filter(({ isSame }) => isSame);
  const best = same.length > 0 ? same : whole;
  const [one, ...others] = best.length > 1 ? narrow(best, text) : best;
  if (!one) return null;
  if (others.length > 0) return toDoubtful(best);
  const { document, isSame, words } = one;
  if (!isSame) return { kind: 'found', document, reason: 'other', words: spell(document, words) };
  return { kind: 'found', document, reason: isSure(one, text) ? 'same' : 'only', words: text };
}

/** Of several that have all words: the one with the model, else the one that is named by these words and no others. */
function narrow(matches: readonly Match[], text: string): readonly Match[] {
  const ofModel = matches.filter(({ hasModel }) => hasModel);
  if (ofModel.length === 1) return ofModel;
  const words = toAlternatives(text).flatMap(([written = []]) => written);
  const exact = matches.filter(({ document }) => getKnownWords(document).name.every((word) => words.includes(word)));
  return exact.length === 1 ? exact : matches;
}

/** A word alone is less than a name: 'incubadora' may be another one than the only one that there is. */
function isSure({ document, hasModel }: Match, text: string): boolean {
  const { name } = getKnownWords(document);
  const words = toAlternatives(text).flatMap(([written = []]) => written);
  const named = name.filter((word) => words.includes(word));
  return hasModel || (named.length > 1 && named.length >= name.length * MIN_NAMED) || named.length === name.length;
}

function toDoubtful(matches: readonly Match[]): Verdict {
  const near = matches.filter(({ isKind, hasModel, share }) => share > 0 && (isKind || hasModel || share >= MIN_SHARE));
  const order = near.toSorted((one, other) => rank(other) - rank(one));
  const candidates = [...new Set(order.map(({ document }) => document))].slice(0, MAX_CANDIDATES);
  return candidates.length > 0 ? { kind: 'doubtful', candidates } : FREE;
}

const rank = ({ share, isKind, hasModel }: Match) => share + Number(isKind) + Number(hasModel);

/** Stems as the name of a product writes them. */
function spell({ name }: SearchDocument, stems: readonly string[]): string {
  const isMeant = (word: string) => toIndexTerms(word).some((term) => stems.includes(term));
  const words = name.match(/[\p{L}\p{M}\p{N}-]+/gu)?.filter(isMeant) ?? [];
  return (words.length > 0 ? words : stems).join(' ').toLowerCase();
}
