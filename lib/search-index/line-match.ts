import { splitWords } from '@/lib/text';
import { listCodes, toCode } from './codes';
import type { SearchDocument } from './documents';
import { getKnownWords, hasPhrase } from './known-words';
import type { SearchIndex } from './search-index';
import { isNeutral, isPlace, MAX_WORDS, type Phrase, toAlternatives } from './words';

/** How the words of a line are those of a product. */
export type Match = {
  readonly document: SearchDocument;
  /** Share of the words that it has. */
  readonly share: number;
  readonly isWhole: boolean;
  readonly isSame: boolean;
  /** True when the words say what it is, and not only a part of it. */
  readonly isKind: boolean;
  /** True when its name begins with what the words say it is. */
  readonly isFirst: boolean;
  readonly hasModel: boolean;
  /** True when it lacks a word that says where or for whom the thing is. */
  readonly lacksPlace: boolean;
  /** The stems of the catalogue that stand for the words of the line. */
  readonly words: readonly string[];
};

const MAX_LOOKED_AT = 20;
/** What may be a code or a registration: few words and a digit. */
const CODE = /^(?=.*\d)[^\s]+(?:\s[^\s]+){0,4}$/u;

/** The products that are near to a line, and to the reference that it gives. */
export function listMatches(index: SearchIndex, text: string, code: string): Match[] {
  const alternatives = toAlternatives(text);
  const isLong = splitWords(text).length > MAX_WORDS;
  const documents = index.findNamed(text, MAX_LOOKED_AT);
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
    isFirst: head !== undefined && head[0] === known.first,
    hasModel,
    lacksPlace: lines.some(([phrase = []], at) => !matched[at] && phrase.some(isPlace)),
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
export function findByCode(index: SearchIndex, code: string): SearchDocument[] {
  const ofId = index.get(code);
  if (ofId) return [ofId];
  if (!CODE.test(code)) return [];
  return index.findNamed(code, MAX_LOOKED_AT).filter((document) => isCoded(document, code));
}

const isCoded = (document: SearchDocument, code: string) => listCodes(document).includes(toCode(code));
