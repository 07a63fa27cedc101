/** @jest-environment node */
import searchWords from '@/content/search-words.json' with { type: 'json' };
import { foldText } from '@/lib/text';
import { findAbsentThing, readLine, readSearch, toIndexTerms, toRequired, toStem, toTerm, toWords } from './words';

test.each([
  ['Electrocardiógrafo', 'electrocardiografo'],
  ['SpO₂', 'spo2'],
  ['MV-12', 'mv12'],
  ['e\u0301\u0323n\u0303', 'en'],
  [`e${'\u0301\u0323'.repeat(50_000)}`, 'e'],
])('%# is folded', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test.each(['monitores monitor', 'luces luz', 'soportes soporte', 'deas dea'])('«%s» have one stem', (words) => {
  expect(new Set(words.split(' ').map(toStem)).size).toBe(1);
});

test.each(['bentilador ventilador', 'sentrifugas centrifuga', 'orno horno', 'defibrilator defibrillator', 'lts litro'])(
  '«%s» are one term',
  (words) => {
    expect(new Set(words.split(' ').map(toTerm)).size).toBe(1);
  },
);

test.each(['hola olla', 'gas gases2', 'mv12 mv13', 'papa para'])('«%s» are two', (words) => {
  expect(new Set(words.split(' ').map(toTerm)).size).toBe(2);
});

test('a model is found whole and by its parts', () => {
  expect(toIndexTerms('Monitor MX-12')).toEqual(['monitor', 'mx12', 'mx', '12']);
});

test('words that say nothing go, unless there is nothing else, and so do those of a question', () => {
  expect(toWords('Bombas para la sala')).toEqual(
    ['vonva', 'sala'].map((word) => toTerm(word.replace('vonva', 'bomba'))),
  );
  expect(toWords('para la')).toEqual(['para', 'la']);
  expect(readSearch('¿Cuánto vale un DEA?').map(({ written }) => written)).toEqual([['dea']]);
  expect(readSearch('cuánto').map(({ written }) => written)).toEqual([['cuanto']]);
  expect(readLine(Array.from({ length: 50 }, (_, at) => `x${at}`).join(' '))).toHaveLength(16);
});

test('names stand for one another, meanings one way, and a pasted line knows no uses', () => {
  expect(readLine('dea')[0]?.same).toContainEqual(['desfibrilador', 'externo', 'automatico']);
  expect(readLine('Desfibriladores externos automáticos usados')).toMatchObject([{ isName: true }, { same: [] }]);
  expect(readLine('presión')[0]?.same).toEqual([['tensiometro'], ['manometro']]);
  expect(readLine('tensiómetro')[0]?.same).not.toContainEqual(['presion']);
  expect([readSearch('fiebre')[0]?.needs, readLine('fiebre')[0]?.needs]).toEqual([[['termometro']], []]);
});

test('a search for a service needs the words of that alone', () => {
  expect(toRequired('me arreglan el monitor').map(([written]) => written)).toEqual([['arreglan']]);
  expect(toRequired('monitor de cama')).toHaveLength(2);
});

test('each phrase of the table is found in a search', () => {
  const phrases = searchWords.table.flatMap(({ words }) => words.split(', '));
  const isLost = (phrase: string) => {
    const found = readSearch(phrase);
    return !found.some(({ same, needs, isService }) => same.length + needs.length > 0 || isService);
  };
  expect(phrases.filter(isLost)).toEqual([]);
});

test.each([
  ['GLUCOMETROS', 'glucómetro'],
  ['cuánto vale un glucómetro', 'glucómetro'],
  ['Bisturí eléctrico', 'bisturí eléctrico'],
  ['cathter', undefined],
  ['analizador de gases', undefined],
  ['', undefined],
])('«%s» names what the catalogue has not: %s', (q, thing) => {
  expect(findAbsentThing(q)).toBe(thing);
  for (const name of searchWords.absent.split(', ')) expect(findAbsentThing(name)).toBe(name);
});
