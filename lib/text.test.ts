/** @jest-environment node */
import fc from 'fast-check';
import { normalizeSearch, splitAt, truncate } from './text';

const letters = (text: string) => Array.from(text).length;

test.each([
  ['Desfibrilador externo automático', 20, 'Desfibrilador extern…'],
  ['Monitor de pacientes', 20, 'Monitor de pacientes'],
  ['Monitor de signos vitales', 11, 'Monitor de…'],
  ['🫀🫁🧠🦷', 2, '🫀🫁…'],
])('%s cut at %i is %s', (text, length, cut) => {
  expect(truncate(text, length)).toBe(cut);
});

test('a text that is split loses nothing, and one that is cut or searched for keeps its limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(40), (text, length) => {
      const { start, rest } = splitAt(text, length);
      expect(start + rest).toBe(text);
      expect(letters(start)).toBeLessThanOrEqual(length);
      expect(letters(truncate(text, length))).toBeLessThanOrEqual(length + 1);
      const search = normalizeSearch(`${text}\uDC00`, length);
      expect(() => encodeURIComponent(search)).not.toThrow();
      expect(normalizeSearch(search, length)).toBe(search);
      expect(letters(search)).toBeLessThanOrEqual(length);
    }),
    { numRuns: 100 },
  );
});

test.each([
  ['  monitor \t\n de   signos ', 'monitor de signos'],
  [' \u00A0\u2003 ', ''],
  ['\u0000\u200B\u202E', ''],
  ['a\uD800b', 'a b'],
  ['100% acero', '100% acero'],
])('a search for %j is one for %j', (text, search) => {
  expect(normalizeSearch(text, 100)).toBe(search);
});
