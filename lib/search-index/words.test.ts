/** @jest-environment node */
import { foldText } from '@/lib/text';
import { toAlternatives, toIndexTerms, toStem } from './words';

test.each([
  ['Electrocardiógrafo', 'electrocardiografo'],
  ['SpO₂', 'spo2'],
  ['Niño', 'nino'],
  ['MV-12', 'mv12'],
  ['e\u0301\u0323n\u0303', 'en'],
])('%j is folded to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('a hundred thousand accents on one letter are folded too', () => {
  expect(foldText(`e${'\u0301\u0323'.repeat(50_000)}`)).toBe('e');
});

test.each([
  ['monitores', 'monitor'],
  ['bombas', 'bomba'],
  ['luces', 'luz'],
  ['soportes', 'soporte'],
  ['autoclaves', 'autoclave'],
  ['devices', 'device'],
  ['deas', 'dea'],
])('%j and %j have one stem', (plural, singular) => {
  expect(toStem(plural)).toBe(toStem(singular));
});

test('a short word, a number and a double s stay as they are', () => {
  expect(['gas', 'ups', 'mv12', 'stress'].map(toStem)).toEqual(['gas', 'ups', 'mv12', 'stress']);
});

test('a model is found whole and by its parts', () => {
  expect(toIndexTerms('Monitor MV-12')).toEqual(['monitor', 'mv12', 'mv', '12']);
});

describe('the alternatives of a search', () => {
  it('leave stop words out, unless there is nothing else', () => {
    expect(toAlternatives('Bombas para la sala')).toEqual([[['bomba']], [['sala']]]);
    expect(toAlternatives('para la')).toEqual([[['para']], [['la']]]);
  });

  it('have synonyms both ways, and keep a phrase together', () => {
    expect(toAlternatives('dea')[0]).toContainEqual(['desfibrilador', 'externo', 'automatico']);
    const [phrase, ...more] = toAlternatives('Desfibriladores externos automáticos usados');
    expect(phrase).toContainEqual(['dea']);
    expect(more).toEqual([[['usado']]]);
  });

  it('have meanings one way only', () => {
    expect(toAlternatives('presión')).toEqual([[['presion'], ['tensiometro'], ['manometro']]]);
    expect(toAlternatives('tensiómetro').flat()).not.toContainEqual(['presion']);
  });

  it('are of at most sixteen words', () => {
    expect(toAlternatives(Array.from({ length: 50 }, (_, at) => `x${at}`).join(' '))).toHaveLength(16);
  });
});
