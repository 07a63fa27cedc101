/** @jest-environment node */
import searchWords from '@/content/search-words.json' with { type: 'json' };
import { toDocuments } from './documents';
import { createSearchIndex } from './search-index';
import { isForService, toRequired, toSearched } from './searched';
import { MAX_PHRASE_WORDS, toAlternatives, toWords } from './words';

const item = (id: string, name: string) => {
  return { id, name, alt: '', isService: false, brand: '', imageSm: null, description: '' };
};

const findNames = async (q: string, names: readonly string[]) => {
  const category = { id: '1', name: 'Equipos', imageSm: null };
  const products = names.map((name, at) => item(String(1_001 + at), name));
  const index = await createSearchIndex(toDocuments([{ category, products }], []));
  return index.find(q, names.length).map(({ document }) => document.name);
};

it('leaves the words of a question out, unless there is nothing else', () => {
  expect(toSearched('¿Cuánto vale un DEA?').map(({ written }) => written)).toEqual([['dea']]);
  expect(toSearched('cuánto').map(({ written }) => written)).toEqual([['cuanto']]);
});

it('knows what a word is a use of, and a pasted list does not', () => {
  expect(toSearched('fiebre')[0]?.uses).toEqual([['termometro']]);
  expect(toAlternatives('fiebre')).toEqual([[['fiebr']]]);
});

it('needs of a search for a service the words of that alone', () => {
  expect(isForService(toSearched('me arreglan el monitor'))).toBe(true);
  expect(toRequired('me arreglan el monitor').map(([written]) => written)).toEqual([['arreglan']]);
  expect(isForService(toSearched('monitor de signos vitales'))).toBe(false);
  expect(toRequired('monitor de cama')).toHaveLength(2);
});

it('shows first what a word is used for in hospitals, where content says so, else what has the word in its name', async () => {
  expect(await findNames('balanza', ['Balanza analítica', 'Báscula digital'])).toEqual([
    'Báscula digital',
    'Balanza analítica',
  ]);
  expect(await findNames('sensor', ['Repuestos y accesorios', 'Sensor de SpO₂'])).toEqual([
    'Sensor de SpO₂',
    'Repuestos y accesorios',
  ]);
});

it('shows an ultrasonic washer to who writes ultrasound only where there is no scanner', async () => {
  const washer = 'Lavadora ultrasónica';
  expect(await findNames('ultrasonido', [washer, 'Ecógrafo'])).toEqual(['Ecógrafo', washer]);
  expect(await findNames('ultrasonido', [washer, 'Equipo de ultrasonido'])).toEqual(['Equipo de ultrasonido']);
  expect(await findNames('ultrasonido', [washer])).toEqual([washer]);
});

it('takes the words of a person, and those of equipment in the text of a service, for no search of their own', async () => {
  const category = { id: '1', name: 'Equipos', imageSm: null };
  const service = { ...item('2001', 'Calibración'), isService: true, description: 'De tensiómetros y de termómetros.' };
  const documents = toDocuments([{ category, products: [item('1001', 'Tensiómetro')] }], [service]);
  const index = await createSearchIndex(documents);
  const find = (q: string) => index.find(q, 2).map(({ document }) => document.name);
  expect(find('tensiómetro para niños')).toEqual(['Tensiómetro', 'Calibración']);
  expect(find('tensiómetro y termómetro')[0]).toBe('Tensiómetro');
});

it('finds with the beginning of a word also where that ends with a z', async () => {
  expect(await findNames('balanz', ['Balanza analítica'])).toEqual(['Balanza analítica']);
});

describe('the words of content/', () => {
  const { synonyms, meanings, services, questions: ofQuestions } = searchWords;
  const ofUses = Object.values(searchWords.uses).flatMap((group) => Object.keys(group));
  const ofServices = Object.values(services).flatMap((words) => words.split(', '));
  const written = [...synonyms.flatMap((group) => group.split(', ')), ...Object.keys(meanings), ...ofUses];
  const questions = ofQuestions.split(' ').flatMap(toWords);

  it('can each be found in a search', () => {
    const canBeFound = (term: string) => {
      const words = toWords(term);
      const hasQuestion = words.length > 1 && words.some((word) => questions.includes(word));
      const isKnown = toSearched(term).some(({ synonyms, uses }) => synonyms.length + uses.length > 0);
      return words.length <= MAX_PHRASE_WORDS && !hasQuestion && (isKnown || ofServices.includes(term));
    };
    expect([...written, ...ofServices].filter((term) => !canBeFound(term))).toEqual([]);
  });

  it('of uses stand there once', () => {
    const keys = ofUses.map((term) => toWords(term).join(' '));
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });
});
