import { splitWords } from '@/lib/text';
import type { SearchDocument } from './documents';
import { getKnownWords } from './known-words';
import { findByCode, listMatches, type Match } from './line-match';
import type { SearchIndex } from './search-index';
import { respellSlip } from './slip';
import { listMeasures, listUnits } from './units';
import { isStopWord, isWholeName, toAlternatives, toIndexTerms } from './words';

/** Why a product is found: the same words, or other words of the catalogue. */
export type Reason = 'same' | 'other';
export type Verdict =
  | { readonly kind: 'found'; readonly document: SearchDocument; readonly reason: Reason; readonly words: string }
  | { readonly kind: 'doubtful'; readonly candidates: readonly SearchDocument[] }
  | { readonly kind: 'free' };

export type Wanted = {
  readonly text: string;
  /** The reference of who asks, which may be ours. */
  readonly code?: string;
};
export const FREE: Verdict = { kind: 'free' };
export const MAX_CANDIDATES = 3;
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
  const slip = respellSlip(index, text);
  if (!slip) return toDoubtful(matches);
  const respelled = listMatches(index, slip.text, code);
  const meant = choose(respelled, slip.text);
  return meant?.kind === 'found'
    ? { ...meant, reason: 'other', words: slip.after }
    : toDoubtful([...matches, ...respelled]);
}

/** The one product that all words mean, several as candidates, or null. */
function choose(matches: readonly Match[], text: string): Verdict | null {
  const whole = matches.filter(({ isWhole, isKind, hasModel }) => isWhole && (isKind || hasModel));
  const same = whole.filter(({ isSame }) => isSame);
  const best = same.length > 0 ? same : whole;
  const [one, ...rest] = best.length > 1 ? narrow(best, text) : best;
  if (!one) return null;
  if (rest.length > 0) return toDoubtful(best);
  const { document, isSame, words } = one;
  const written = toAlternatives(text).flatMap(([phrase = []]) => phrase);
  if (isSame && isSure(one, written)) return { kind: 'found', document, reason: 'same', words: text };
  const meant = isSame ? findModels(document, written) : words;
  // A word alone, or one that is left out, may be of another thing than the only one that there is.
  if (isSame ? meant.length !== 1 : one.lacksPlace && !one.hasModel) return toDoubtful(whole);
  return { kind: 'found', document, reason: 'other', words: spell(document, meant) };
}

/** Of several that have all words: the one with the model, else the one that is named by these words and no others. */
function narrow(matches: readonly Match[], text: string): readonly Match[] {
  const ofModel = matches.filter(({ hasModel }) => hasModel);
  if (ofModel.length === 1) return ofModel;
  const words = toAlternatives(text).flatMap(([written = []]) => written);
  const exact = matches.filter(({ document }) => getKnownWords(document).name.every((word) => words.includes(word)));
  return exact.length === 1 ? exact : matches;
}

/** A word alone is less than a name, as 'incubadora', where it is none that content/ has as a name of its own, as 'nebulizador'. */
function isSure({ document, hasModel, lacksPlace }: Match, written: readonly string[]): boolean {
  const { heads, measures, ...known } = getKnownWords(document);
  const name = known.name.filter((word) => listUnits(word).length === 0);
  const named = name.filter((word) => written.includes(word));
  if (hasModel || (named.length > 1 && named.length >= name.length * MIN_NAMED)) return true;
  const isMeasured = listMeasures(written).some((measure) => measures.has(measure));
  const isName = named.length === name.length || named.some((word) => heads.has(word) && isWholeName(word));
  return (isMeasured || isName) && !lacksPlace;
}

/** The models of `document` whose number is written, as 'av18' for '18'; one digit is rather a quantity. */
function findModels(document: SearchDocument, written: readonly string[]): string[] {
  const numbers = written.filter((word) => /^\d{2,}$/.test(word));
  return [...getKnownWords(document).models].filter((model) => numbers.includes(model.replace(/^\p{L}+/u, '')));
}

function toDoubtful(matches: readonly Match[]): Verdict {
  const near = matches.filter(({ isKind, hasModel, share }) => share > 0 && (isKind || hasModel || share >= MIN_SHARE));
  const order = near.toSorted((one, other) => rank(other) - rank(one));
  const candidates = [...new Set(order.map(({ document }) => document))].slice(0, MAX_CANDIDATES);
  return candidates.length > 0 ? { kind: 'doubtful', candidates } : FREE;
}

const rank = ({ share, isKind, isFirst, hasModel }: Match) =>
  share + Number(isKind) + Number(isFirst) / 2 + Number(hasModel);

/** Stems as the name of a product writes them. */
function spell({ name }: SearchDocument, stems: readonly string[]): string {
  const isMeant = (word: string) => toIndexTerms(word).some((term) => stems.includes(term));
  const all = name.match(/[\p{L}\p{M}\p{N}-]+/gu) ?? [];
  // With the small words between them: 'bomba de infusión'.
  const within = all.slice(all.findIndex(isMeant), all.findLastIndex(isMeant) + 1);
  const words = within.filter((word) => isMeant(word) || isStopWord(word));
  return (words.length > 0 ? words : stems).map((word) => (/\d/.test(word) ? word : word.toLowerCase())).join(' ');
}
