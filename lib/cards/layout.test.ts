/** @jest-environment node */
import fc from 'fast-check';
import { layOut } from './layout';
import { type Lettering, openLettering } from './lettering';
import { CARD } from './size';
import { productCard } from './subject';

let letters: Lettering;
beforeAll(async () => {
  letters = await openLettering();
});

const layoutOf = (name: string, brand = '') =>
  layOut(productCard({ id: '201', name, brand, isService: false, image: null }), letters);

describe('the layout of a card', () => {
  it('leaves the picture at least two fifths of the height, whatever the words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.string({ maxLength: 60 }), (name, brand) => {
        const { zone, texts } = layoutOf(name, brand);
        expect(zone).toBeGreaterThan(CARD.height * 0.4);
        expect(texts.map(({ path }) => path).join('')).not.toMatch(/NaN|Infinity/);
      }),
      { numRuns: 60 },
    );
  });

  it('writes a short name larger than a long one, which leaves more room for the picture', () => {
    expect(layoutOf('Báscula').texts).toHaveLength(1);
    expect(layoutOf('Báscula').zone).toBeGreaterThan(layoutOf('Desfibrilador externo automático DEA-50').zone);
  });

  it('writes the brand below the name', () => {
    expect(layoutOf('Báscula', 'Quindavel').texts.map(({ tone }) => tone)).toEqual(['title', 'note']);
  });

  it.each(['x', 'il', 'Monitor de signos vitales ', '🫀x'])(
    'measures no more of a name and a brand of 5,000 letters than of one that fits: %s',
    (part) => {
      let measured = 0;
      const counting: Lettering = {
        ...letters,
        measure: (text, size, weight) => {
          measured += text.length;
          return letters.measure(text, size, weight);
        },
      };
      const text = part.repeat(5_000 / part.length);
      layOut(productCard({ id: '201', name: text, brand: text, isService: false, image: null }), counting);
      expect(measured).toBeLessThan(8_000);
    },
  );

  it('gives the reference for a name that it cannot write', () => {
    expect(letters.drawable('عربي שלום 日本 🫀')).toBe('');
    expect(layoutOf('日本').texts[0]?.path).toBe(layoutOf('Ref. 201').texts[0]?.path);
  });

  it('knows the letters of Spanish and of its neighbours', () => {
    const text = 'áéíóúüñÁÉÍÓÚÜÑ¿¡«»ºª°µ™®±×–—… łşž';
    expect(letters.drawable(text)).toBe(text);
  });
});
