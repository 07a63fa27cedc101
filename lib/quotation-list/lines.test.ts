/** @jest-environment node */
import fc from 'fast-check';
import { listLimits } from '@/content/list-limits';
import { formatList, MAX_LINES, MAX_QUANTITY } from './address';
import { fitExtras, formatExtras, formatLines, parseLines, type QuotationLines, toLineText, withNote } from './lines';

const chair = { text: 'Silla de ruedas', quantity: 3 };

test.each([
  [
    '101x2-305',
    '',
    {
      items: [
        { id: '101', quantity: 2 },
        { id: '305', quantity: 1 },
      ],
      free: [],
    },
  ],
  ['101', '101__con_bater~ed~a', { items: [{ id: '101', quantity: 1, note: 'con batería' }], free: [] }],
  ['', 'x3__Silla_de_ruedas', { items: [], free: [chair] }],
  ['', 'x3__Silla_de_ruedas__a__b', { items: [], free: [] }],
  [
    '101',
    '101__DEA-50___x3__Silla_de_ruedas__cromada~2c~_100~25~',
    { items: [{ id: '101', quantity: 1, note: 'DEA-50' }], free: [{ ...chair, note: 'cromada, 100%' }] },
  ],
] as const)('%j and %j are read', (items, extras, lines) => {
  expect(parseLines(items, extras)).toMatchObject(lines);
});

test.each([
  ['a note of a product that is not on it', '101', '305__nota'],
  ['a second note of one product', '101', '101__una___101__otra'],
  ['a line of none', '', 'x0__silla'],
  ['a line of more than there may be', '', 'x1000__silla'],
  ['a line without words', '', 'x1__~200b~~20~'],
  ['what is no line', '', 'silla'],
])('%s is left out, and that is said', (_, items, extras) => {
  const { leftOut, ...list } = parseLines(items, extras);
  expect([leftOut, formatExtras(list) === extras]).toEqual(['words', false]);
});

test('control and bidirectional characters, lines and spaces become one space, and 120 letters stay', () => {
  expect(toLineText('  a\r\n\tb\u202Ec\u2066d\u2028e\u0000f\u00ad ')).toBe('a b c d e f');
  expect(toLineText('🫀'.repeat(200))).toBe('🫀'.repeat(listLimits.text));
  const [read] = parseLines('', 'x1__~202e~~41~~a~~2028~b~110000~~d800~').free;
  expect(read).toEqual({ text: 'A b', quantity: 1 });
});

test('a list has 100 lines at most, its products first', () => {
  const items = Array.from({ length: MAX_LINES - 1 }, (_, index) => ({ id: String(index + 1), quantity: 1 }));
  const read = parseLines(formatList(items), formatExtras({ items, free: [chair, chair] }));
  expect([read.items.length, read.free.length, read.leftOut]).toEqual([MAX_LINES - 1, 1, 'lines']);
});

test('100 lines of Spanish that are as long as they may be, with notes, come back whole', () => {
  const long = 'camión de pediatría, niño: 1/2 año; '.repeat(4).slice(0, listLimits.text - 1);
  const free = Array.from({ length: MAX_LINES }, (_, index) => ({ text: long, quantity: index + 1, note: long }));
  expect(parseLines('', formatExtras({ items: [], free }))).toMatchObject({ free, leftOut: null });
});

test('an address has as many lines as fit in it, and the others are counted', () => {
  const free = Array.from({ length: MAX_LINES }, (_, index) => ({ text: `${index} ${'x'.repeat(110)}`, quantity: 1 }));
  const { extras, left } = fitExtras({ items: [], free });
  expect(extras.length).toBeLessThanOrEqual(listLimits.address);
  expect(parseLines('', extras).free).toEqual(free.slice(0, MAX_LINES - left));
  expect(left).toBeGreaterThan(0);
  expect(fitExtras({ items: [], free: [chair] })).toEqual({ extras: 'x3__Silla_de_ruedas', left: 0 });
  expect(fitExtras({ items: [], free: [] })).toEqual({ extras: '', left: 0 });
});

test('a text of a megabyte is read in the time of its beginning', () => {
  const start = performance.now();
  for (const text of ['_', '~', 'x1__a___', '~41~', 'x1__', '___', 'x1__a__b__'])
    expect(parseLines('', text.repeat(200_000)).leftOut).not.toBeNull();
  expect(performance.now() - start).toBeLessThan(2_000);
});

const text = fc
  .oneof(fc.string({ unit: 'binary' }), fc.string(), fc.constantFrom('a__b', 'x', '~41~', '=SUMA(A1)', '<b>', '.rsc'))
  .map(toLineText);
const quantity = fc.integer({ min: 1, max: MAX_QUANTITY });
const id = fc.integer({ min: 1, max: 10 ** 9 }).map(String);
const items = fc.uniqueArray(fc.record({ id, quantity }), { selector: (item) => item.id, maxLength: 20 });
const lines: fc.Arbitrary<QuotationLines> = fc.record({
  items: items.chain((list) => fc.tuple(...list.map((item) => text.map((note) => withNote(item, note))))),
  free: fc.array(
    fc
      .record({ text: text.filter(Boolean), quantity, note: text })
      .map(({ note, ...line }) => withNote<QuotationLines['free'][number]>(line, note)),
    { maxLength: 20 },
  ),
});

test('every list comes back from its texts, whose letters no browser or proxy spells otherwise', () => {
  fc.assert(
    fc.property(lines, (list) => {
      const extras = formatExtras(list);
      expect(parseLines(formatList(list.items), extras)).toEqual({ ...list, leftOut: null });
      expect(extras).toMatch(/^[\w~-]*$/);
      expect(new URL(`http://site.test/${extras}`).pathname).toBe(`/${extras}`);
      expect(formatLines(list).split('/')).toEqual([formatList(list.items), ...(extras ? [extras] : [])]);
    }),
  );
});

test('whatever text there is, what is read of it is a list that its own texts give again', () => {
  const part = fc.oneof(text, id, fc.constantFrom('_', '__', '___', '~', 'x', 'x1__', '101__', '~1f600~', '-'));
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(part, { maxLength: 60 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(anyText, (extras) => {
      const { leftOut, ...list } = parseLines('101x2-305', extras);
      expect(parseLines('101x2-305', formatExtras(list))).toEqual({ ...list, leftOut: null });
      if (leftOut) expect(formatExtras(list)).not.toBe(extras);
    }),
    { numRuns: 100 },
  );
});
