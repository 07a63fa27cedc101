/** @jest-environment node */
import fc from 'fast-check';
import { cutAtWord } from './texts';

describe('cutAtWord', () => {
  it('leaves a text that fits as it is', () => {
    expect(cutAtWord('Monitor de signos', 17)).toBe('Monitor de signos');
  });

  it('cuts after a whole word, without the comma that follows it', () => {
    expect(cutAtWord('Monitor de signos, portátil', 20)).toBe('Monitor de signos…');
    expect(cutAtWord('Monitor de signos vitales', 18)).toBe('Monitor de signos…');
  });

  it('cuts within a word when the words before are too few', () => {
    expect(cutAtWord(`A ${'x'.repeat(100)}`, 60, 50)).toBe(`A ${'x'.repeat(57)}…`);
  });

  it('does not split an emoji of several parts', () => {
    expect(cutAtWord('Familia👩‍👩‍👧‍👦Familia', 12)).toBe('Familia…');
  });

  it('is never longer than asked, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.integer({ min: 20, max: 200 }), (text, most) => {
        expect(cutAtWord(text, most).length).toBeLessThanOrEqual(most);
      }),
    );
  });
});
