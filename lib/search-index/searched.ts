import searchWords from '@/content/search-words.json' with { type: 'json' };
import { splitWords } from '@/lib/text';
import { addPhrases, getPhrases, others, type Phrase, type Phrases, toPhrases, toStem, toWords } from './words';

/** A word of a search, or phrase, with what may stand for it. */
export type Searched = {
  readonly written: Phrase;
  readonly synonyms: readonly Phrase[];
  /** What of the catalogue it is a use of, the likeliest first. */
  readonly uses: readonly Phrase[];
  /** True where things of its own name come after those of its uses. */
  readonly isLast: boolean;
};

const questions = new Set(splitWords(searchWords.questions).map(toStem));
const uses: Phrases = new Map();
const services: Phrases = new Map();
const last = new Set<string>();
for (const [written, meant] of Object.values(searchWords.uses).flatMap(Object.entries<string>)) {
  addPhrases(uses, written, meant);
  if (meant.split(', ').includes(written)) last.add(toWords(written).join(' '));
}
for (const [service, words] of Object.entries(searchWords.services))
  for (const word of words.split(', ')) addPhrases(services, word, service);
/** Each word of a search, or phrase that content/ has, with what may stand for it; words of a question go. */
export function toSearched(q: string): Searched[] {
  const all = toWords(q);
  const wanted = all.filter((word) => !isQuestionWord(word));
  return toPhrases(wanted.length > 0 ? wanted : all, [others, uses, services]).map((written) => ({
    written,
    synonyms: [...getPhrases(others, written), ...getPhrases(services, written)],
    uses: getPhrases(uses, written),
    isLast: last.has(written.join(' ')),
  }));
}

/** What may stand for each word of a search that all results must have: of one that is for a service, for the words of that alone. */
export function toRequired(q: string): Phrase[][] {
  const words = toSearched(q);
  const required = isForService(words) ? words.filter(isOfService) : words;
  return required.map(({ written, synonyms, uses }) => [written, ...synonyms, ...uses]);
}

/** True for a search that is for a service, whatever else it names. */
export function isForService(words: readonly Searched[]): boolean {
  return words.some(isOfService);
}

/** True for a stem of a question that does not say what is wanted. */
export function isQuestionWord(stem: string): boolean {
  return questions.has(stem);
}

const isOfService = ({ written }: Searched) => services.has(written.join(' '));
