import { listCodes, toCode } from './codes';
import type { SearchDocument } from './documents';
import { getKnownWords, hasPhrase } from './known-words';
import type { SearchIndex } from './search-index';
import { foldText, isNeutral, MAX_WORDS, type Phrase, splitWords, toAlternatives, toIndexTerms, toStem } from './words';

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
type Match = {
  readonly document: SearchDocument;
  /** Share of the words that it has. */
  readonly share: number;
  readonly isWhole: boolean;
  readonly isSame: boolean;
  /** True when the words say what it is, and not only a part of it. */
  readonly isKind: boolean;
  readonly hasModel: boolean;
  /** The stems of the catalogue that stand for the words of the line. */
  readonly words: readonly string[];
};

const FREE: Verdict = { kind: 'free' };
const MAX_LOOKED_AT = 20;
const MAX_CANDIDATES = 3;
/** Share of the words that a product of another kind must have to be a candidate. */
const MIN_SHARE = 0.6;
/** The same of a name's words that a line must have to mean it without a doubt. */
const MIN_NAMED = 0.5;
/** Letters of a word from which on a spelling is taken for another one. */
const MIN_RESPELLED = 6;
/** What may be a code or a registration: few words and a digit. */
const CODE = /^(?=.*\d)[^\s]+(?:\s[^\s]+){0,4}$/u;
const COMMON_ENDS = /^(.*)(.?)(.*)\n\1(.?)\3$/su;

/** What a line of a list means in the catalogue: found only where all of its words say one product, or its model or reference is among them. */
export function judgeLine(index: SearchIndex, { text, code = '' }: Wanted): Verdict {
  const referred = findByCode(index, text);
  const [reference] = referred;
  if (reference && referred.length === 1) return { kind: 'found', document: reference, reason: 'same', words: text };
  // A question is asked, not ordered.
  if (/[¿?]/.test(text) || splitWords(text).length === 0) return FREE;
  const matches = match(index, text, code);
  const found = choose(matches, text);
  if (found) return found;
  const slip = respellKind(index, text);
  if (!slip || !isSlip(slip)) return toDoubtful(matches);
  const others = match(index, slip.text, code);
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

function match(index: SearchIndex, text: string, code: string): Match[] {
  const alternatives = toAlternatives(text);
  const isLong = splitWords(text).length > MAX_WORDS;
  const documents = index.find(text, MAX_LOOKED_AT, ({ isCategory }) => !isCategory).map(({ document }) => document);
  const all = new Set([...findByCode(index, code), ...documents]);
  return [...all].map((document) => matchDocument(document, alternatives, code, isLong));
}

function matchDocument(document: SearchDocument, lines: readonly Phrase[][], code: string, isLong: boolean): Match {
  const known = getKnownWords(document);
  const written = lines.flatMap(([phrase = []]) => phrase);
  const models = new Set(written.flatMap((word, at) => toModel(known.models, word, written[at + 1])));
  const hasModel =
    models.size > 0 ||
    (code !== '' && isCoded(document, code)) ||
    splitWords(code).some((word) => known.models.has(word));
  const matched = lines.map((phrases) => findPhrase(document, phrases, models));
  const counted = lines.filter(([phrase = []], at) => matched[at] || !phrase.every(isNeutral));
  const kind = lines.findIndex(([phrase = []]) => !phrase.every((word) => models.has(word) || isNeutral(word)));
  const head = (lines[kind] ?? []).find((phrase) => hasPhrase(known, phrase) && known.heads.has(phrase[0] ?? ''));
  const others = lines.flatMap(([phrase], at) => (matched[at] && matched[at] !== phrase ? matched[at] : []));
  const isSameHead = head === undefined || head === lines[kind]?.[0];
  return {
    document,
    share: matched.filter(Boolean).length / Math.max(1, counted.length),
    isWhole:
      !isLong && counted.length > 0 && lines.every(([phrase = []], at) => matched[at] || phrase.every(isNeutral)),
    isSame: others.length === 0 && isSameHead,
    isKind: head !== undefined,
    hasModel,
    words: isSameHead ? others : (head ?? []),
  };
}

/** The phrase, as written or of the same meaning, that a product has. */
function findPhrase(
  document: SearchDocument,
  phrases: readonly Phrase[],
  models: ReadonlySet<string>,
): Phrase | undefined {
  const [written = []] = phrases;
  if (written.every((word) => models.has(word))) return written;
  return phrases.find((phrase) => hasPhrase(getKnownWords(document), phrase));
}

/** The words of a model in `word`, alone or with the one after it: 'bi1200', or 'bi' and '1200'. */
function toModel(models: ReadonlySet<string>, word: string, next = ''): string[] {
  if (models.has(word)) return [word];
  return models.has(word + next) ? [word, next] : [];
}

/** The products with this reference, code or registration: several may have one registration. */
function findByCode(index: SearchIndex, code: string): SearchDocument[] {
  const ofId = index.get(code);
  if (ofId) return [ofId];
  if (!CODE.test(code)) return [];
  const near = index.find(code, MAX_LOOKED_AT, ({ isCategory }) => !isCategory);
  return near.flatMap(({ document }) => (isCoded(document, code) ? [document] : []));
}

const isCoded = (document: SearchDocument, code: string) => listCodes(document).includes(toCode(code));

/** Stems as the name of a product writes them. */
function spell({ name }: SearchDocument, stems: readonly string[]): string {
  const isMeant = (word: string) => toIndexTerms(word).some((term) => stems.includes(term));
  const words = name.match(/[\p{L}\p{M}\p{N}-]+/gu)?.filter(isMeant) ?? [];
  return (words.length > 0 ? words : stems).join(' ').toLowerCase();
}

type Slip = { readonly text: string; readonly before: string; readonly after: string };

/** `text` with its first word that counts as the catalogue spells it, or null where the catalogue has it or nothing near. */
function respellKind(index: SearchIndex, text: string): Slip | null {
  const stem = toAlternatives(text)
    .flat(2)
    .find((word) => !isNeutral(word));
  const before =
    text.match(/[\p{L}\p{M}]+/gu)?.find((word) =>
      splitWords(word)
        .map(toStem)
        .includes(stem ?? ''),
    ) ?? '';
  const after = index.respell(before);
  return after === before ? null : { text: text.replace(before, after), before, after };
}

/** True where one letter more, less or other, or their order, is all the difference: 'glucómetro' is no 'flujómetro'. */
function isSlip({ before, after }: Slip): boolean {
  const [one, other] = [foldText(before), foldText(after)];
  const isNear = COMMON_ENDS.test(`${one}\n${other}`) || sortLetters(one) === sortLetters(other);
  return isNear && other.length >= MIN_RESPELLED;
}

const sortLetters = (word: string) => Array.from(word).toSorted().join('');
