/** @jest-environment node */
import fc from 'fast-check';
import {
  encodeText,
  joinMeasures,
  leaveOutContacts,
  normalizeSearch,
  splitAt,
  splitParagraphs,
  truncate,
} from './text';

const letters = (text: string) => Array.from(text).length;

describe('truncate', () => {
  it('cuts a long text at 20 letters and adds an ellipsis', () => {
    expect(truncate('Desfibrilador externo automático', 20)).toBe('Desfibrilador extern…');
  });

  it('leaves a text of exactly 20 letters as it is', () => {
    expect(truncate('Monitor de pacientes', 20)).toBe('Monitor de pacientes');
  });

  it('leaves no space before the ellipsis', () => {
    expect(truncate('Monitor de signos vitales', 11)).toBe('Monitor de…');
  });

  it('counts an emoji as one letter and never splits it', () => {
    expect(truncate('🫀🫁🧠🦷', 2)).toBe('🫀🫁…');
  });

  it('never shows more letters than asked, plus the ellipsis', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(40), (text, length) => {
        const cut = truncate(text, length);
        return cut === text ? letters(text) <= length : cut.endsWith('…') && letters(cut) <= length + 1;
      }),
    );
  });
});

describe('splitAt', () => {
  it('gives the first 167 letters and what follows', () => {
    const text = 'ñ'.repeat(170);
    expect(splitAt(text, 167)).toEqual({ start: 'ñ'.repeat(167), rest: 'ñññ' });
  });

  it('has no rest when all of the text fits', () => {
    expect(splitAt('corto', 167)).toEqual({ start: 'corto', rest: '' });
  });

  it('loses nothing of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(40), (text, length) => {
        const { start, rest } = splitAt(text, length);
        return start + rest === text && letters(start) <= length;
      }),
    );
  });
});

describe('normalizeSearch', () => {
  it.each([
    ['  monitor \t\n de   signos ', 'monitor de signos'],
    [' \u00A0\u2003 ', ''],
    ['\u0000\u200B\u202E', ''],
    ['a\uD800b', 'a b'],
    ['100% acero', '100% acero'],
  ])('turns %j into %j', (text, search) => {
    expect(normalizeSearch(text, 100)).toBe(search);
  });

  it('cuts a search of 2,000 letters at 100', () => {
    expect(normalizeSearch('x'.repeat(2_000), 100)).toBe('x'.repeat(100));
  });

  it('gives a text that can always be encoded, stays the same when repeated and keeps the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), fc.nat(30), (start, end, length) => {
        const once = normalizeSearch(`${start}\uDC00${end}`, length);
        expect(() => encodeURIComponent(once)).not.toThrow();
        expect(normalizeSearch(once, length)).toBe(once);
        expect(letters(once)).toBeLessThanOrEqual(length);
      }),
    );
  });
});

test('encodeText takes what cannot be encoded as it is', () => {
  expect(encodeText('a/ñ 🫀')).toBe(encodeURIComponent('a/ñ 🫀'));
  expect(encodeText('a\uD800 \uDC00')).toBe('a%EF%BF%BD%20%EF%BF%BD');
});

describe('paragraphs', () => {
  it('parts a text at its line breaks and leaves empty ones out', () => {
    expect(splitParagraphs(' uno \n\n\n dos\r\ntres\n')).toEqual(['uno', 'dos', 'tres']);
  });

  it('has none for a blank text', () => {
    expect(splitParagraphs(' \n ')).toEqual([]);
  });
});

test.each([
  ['Bifásica, de 1 a 360 J', 'Bifásica, de 1_a 360_J'],
  ['100 a 240 V, 50/60 Hz', '100_a 240_V, 50/60_Hz'],
  ['70 a 100 %, ±2 puntos', '70_a 100_%, ±2 puntos'],
  ['Recargable de litio, unas 4 horas', 'Recargable de litio, unas 4_horas'],
  ['Pantalla de 1280 × 800', 'Pantalla de 1280_×_800'],
])('%s is the same text, and its measures stay whole: %s', (value, whole) => {
  expect(joinMeasures(value).replaceAll('\u00A0', '_')).toBe(whole);
});

describe('leaveOutContacts', () => {
  it.each([
    ['Pague en Nequi 310 999 8877 a nombre de Ana', 'Pague en Nequi a nombre de Ana'],
    ['llame al +57 (310) 999-88-77', 'llame al +'],
    ['vea https://pagos.example/x?y y www.pagos.test', 'vea y'],
    ['pagos.com/ya o ana@pagos.com.co', 'o'],
    ['３１０９９９８８７７', ''],
  ])('of «%s» leaves «%s»', (text, left) => {
    expect(leaveOutContacts(text)).toBe(left);
  });

  it.each(['monitor MV-12', 'a.rsc', '100%', 'báscula 150 kg, ref. 101', '5%50', 'ley 1831 de 2017'])(
    'leaves «%s» as it is',
    (text) => {
      expect(leaveOutContacts(text)).toBe(text);
    },
  );
});
