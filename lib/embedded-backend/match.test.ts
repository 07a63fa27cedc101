/** @jest-environment node */
import { getProductId, toCodeTerm, toFtsQuery } from './match';

describe('toFtsQuery', () => {
  it.each([
    ['monitor', '((("monitor"*)))', 'monitor'],
    ['  Monitores   de   pared ', '((("monitor"*))) AND ((("pared"*)))', 'monitoresdepared'],
    ['100% acero', '((("100"*))) AND ((("acero"*)))', '100acero'],
    ['SpO₂', '((("spo2"* OR "spo 2"*)))', 'spo2'],
    ['MV-12', '((("mv12"* OR "mv 12"*)))', 'mv12'],
    ['cruces', '((("cruc"* OR "cruz"*)))', 'cruces'],
    ['monitor monitores', '((("monitor"*)))', 'monitormonitores'],
    ['"; DROP TABLE x; --', '((("drop"*))) AND ((("tabl"*))) AND ((("x"*)))', 'droptablex'],
    ['fono\u0301metro', '((("fonometro"*)))', 'fonometro'],
    ['los', '((("los"*)))', 'los'],
    ['% ? # "', '', ''],
    ['🫀', '', ''],
    ['', '', ''],
  ])('turns %j into %j, or the beginning of the code %j', (q, words, code) => {
    expect(toFtsQuery(q)).toBe(code ? `${words} OR "${toCodeTerm(code)}"*` : words);
  });

  it('takes a synonym for a word or for a phrase', () => {
    expect(toFtsQuery('AED')).toMatch(/"desfibriladores"\) AND \("externo" .*\) AND \("automatico" /);
    expect(toFtsQuery('desfibriladores externos automáticos')).toContain(
      ' OR (("dea" OR "deas" OR "deae" OR "deaes"))',
    );
  });
});

test.each([
  ['101', 101],
  ['ref. 101', 101],
  ['Referencia: 0101', 101],
  ['monitor 101', 0],
  ['MV-12', 0],
  ['', 0],
])('a search for %j names the product %d', (q, id) => {
  expect(getProductId(q)).toBe(id);
});
