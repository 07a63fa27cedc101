/** @jest-environment node */
import fc from 'fast-check';
import { clientLimits } from '@/content/client/limits';
import {
  addLines,
  fitList,
  formatList,
  type Line,
  MAX_LINES,
  MAX_QUANTITY,
  parseList,
  toLineText,
  toListPath,
} from './address';
import { readChange } from './fields';
import { readOldList } from './list-text';

const listIds = (count: number, first = 1) => Array.from({ length: count }, (_, index) => String(first + index));
const line = { quantity: 1, note: '' };
const toProducts = (count: number, first = 1): Line[] => listIds(count, first).map((id) => ({ id, ...line }));
const toOwn = (count: number): Line[] => listIds(count).map((id) => ({ text: `Silla ${id}`, ...line }));

test.each([
  ['', '', true],
  ['x3__silla-101x2__con_cable-x1__cama__alta', 'x3__silla-101x2__con_cable-x1__cama__alta', true],
  ['101x1-305', '101-305', true],
  ['x1__DEA~2d~50~2c~_100~25~', 'x1__DEA~2d~50~2c~_100~25~', true],
  ['101x2-101x5-305', '101x2-305', false],
  ['101x0-101x5', '101x5', false],
  ['101x1000-101x02-101X2-305', '305', false],
  ['0-01-1234567890123456789-7', '7', false],
  ['a-1e3-1.5-٣-＋1- 7-7\n-9', '9', false],
  ['x3', '', false],
  ['x0__silla-x1000__mesa', '', false],
  ['x1__~200b~~20~', '', false],
  ['101__una__otra', '101__una', false],
  ['x1__~202e~~41~~a~~2028~b~110000~~d800~', 'x1__A_b', true],
] as const)('%j is the list %j, and is whole: %s', (text, spelled, isWhole) => {
  const list = parseList(text);
  expect([formatList(list.lines), list.isWhole]).toEqual([spelled, isWhole]);
});

test.each([
  ['101x2-305', '101x2-305', true],
  ['libre/x2__silla_de_ruedas', 'x2__silla_de_ruedas', true],
  ['libre/x2__a/b', 'x2__a~2f~b', true],
  ['101x2-305/305__DEA-50___x3__silla__plegable', '101x2-305__DEA~2d~50-x3__silla__plegable', true],
  ['101/305__azul', '101', false],
  ['101/x1__a____x0__b', '101-x1__a', false],
] as const)('the old address %s is the list %j', (old, spelled, isWhole) => {
  const list = parseList(readOldList(old));
  expect([formatList(list.lines), list.isWhole]).toEqual([spelled, isWhole]);
});

test.each([
  ['101=2&305=1', '101x2-305', true],
  ['libre=silla&nota=azul&cantidad=3&producto=101&nota=con+cable&cantidad=2', 'x3__silla__azul-101x2__con_cable', true],
  ['producto=101&cantidad=1&libre=a&nota=&cantidad=1&producto=305&cantidad=2&quitar=1', '101-305x2', true],
  ['items=101x2-x1__silla&producto=101&cantidad=3&libre=Silla&cantidad=2&libre=', '101x5-x3__silla', true],
  [
    'items=305&linea2=101__Pedido&cantidad=2&linea0=x1__cama__alta&cantidad=4&linea1=x1__atril&cantidad=1&quitar=1&linea3=1e3&cantidad=9',
    '305-x4__cama__alta-101x2__Pedido',
    true,
  ],
  ['libre=silla&cantidad=-5&libre=mesa&cantidad=x&producto=101&cantidad=1000', 'x1__silla-x1__mesa-101x999', true],
  ['101=0&305=1', '305', false],
  ['101=1&101=2', '101x3', true],
  ['producto=x&cantidad=2&nota=y', '', false],
  [`items=${listIds(100).join('-')}&libre=silla`, listIds(100).join('-'), false],
  ['utm_source=x&cantidad=2&nota=x', '', true],
] as const)('the form %s asks for the list %s', (query, spelled, isWhole) => {
  const list = readChange(new URLSearchParams(query));
  expect([formatList(list.lines), list.isWhole]).toEqual([spelled, isWhole]);
});

test('lines are added in their order, equal ones up, and what finds no place is counted', () => {
  const mine = [
    { text: 'Silla de ruedas', quantity: 1 },
    { id: '101', quantity: 2, note: 'con batería' },
    { id: '7', quantity: 900 },
  ];
  const added = [
    { id: '101', quantity: 3, note: 'con cable' },
    { text: 'SILLA DE RUEDAS', quantity: 4 },
    { text: 'Silla de ruedas', quantity: 1, note: 'cromada' },
    { id: '7', quantity: 900 },
  ];
  expect(formatList(addLines(mine, added).lines)).toBe(
    'x5__Silla_de_ruedas-101x5__con_bater~ed~a~3b~_con_cable-7x999-x1__Silla_de_ruedas__cromada',
  );
  expect(addLines([...toProducts(60), ...toOwn(30)], toProducts(20, 60))).toMatchObject({ left: 9 });
  expect(addLines(toProducts(100), toProducts(100))).toMatchObject({ left: 0 });
});

test('a list has 100 lines of any length, and an address as many of them as fit in it', () => {
  const all = parseList([...listIds(MAX_LINES), 'x1__silla'].join('-'));
  expect([all.lines, all.isWhole]).toEqual([toProducts(MAX_LINES), false]);
  const note = 'camión de pediatría, niño: 1/2 año; '.repeat(4).slice(0, clientLimits.quotationList.text - 1);
  const long = toOwn(MAX_LINES).map((one) => ({ ...one, note }));
  expect(parseList(formatList(long))).toEqual({ lines: long, isWhole: true });
  const { text, left } = fitList(long);
  expect(text.length).toBeLessThanOrEqual(clientLimits.quotationList.address);
  expect(parseList(text).lines).toEqual(long.slice(0, MAX_LINES - left));
  expect([left > 0, toListPath([]), toListPath(toProducts(2))]).toEqual([true, '/cotizacion', '/cotizacion/1-2']);
});

test('of a text that is far too long the beginning is read, and no id is cut into another one', () => {
  // It would never end here.
  for (const text of ['_', '~', 'x1__a-', '~41~', '__', '-', 'x1__a__b__'])
    expect(parseList(text.repeat(200_000)).isWhole).toBe(false);
  for (let lead = 49_980; lead < 50_010; lead++) {
    const ids = parseList(`${'x'.repeat(lead)}-7-123456-${'9'.repeat(1_000_000)}`).lines.map(({ id = '' }) => id);
    expect(['7', '123456']).toEqual(expect.arrayContaining(ids));
  }
});

const words = fc
  .oneof(fc.string({ unit: 'binary' }), fc.string(), fc.constantFrom('a__b', 'x-1', '~41~', '=SUMA(A1)', '<b>', '.rsc'))
  .map(toLineText);
const quantity = fc.integer({ min: 1, max: MAX_QUANTITY });
const anyLine = fc.oneof(
  fc.record({ id: fc.integer({ min: 1, max: 10 ** 9 }).map(String), quantity, note: words }),
  fc.record({ text: words.filter(Boolean), quantity, note: words }),
);
const list = fc.uniqueArray(anyLine, { selector: (one) => ('id' in one ? one.id : one), maxLength: 20 });

test('every list comes back from its text, whose letters no browser or proxy spells otherwise', () => {
  fc.assert(
    fc.property(list, (lines) => {
      const text = formatList(lines);
      expect(parseList(text)).toEqual({ lines, isWhole: true });
      expect(text).toMatch(/^[\w~-]*$/);
      expect(new URL(`http://site.test/${text}`).pathname).toBe(`/${text}`);
    }),
  );
});

test('whatever text there is, what is read of it is a list that its own text gives again', () => {
  const part = fc.oneof(words, fc.constantFrom('_', '__', '-', '~', 'x', 'x1__', '101', '101__', '~1f600~', '305x2'));
  const anyText = fc.array(part, { maxLength: 60 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(anyText, anyText, (text, others) => {
      for (const one of [text, readOldList(`${text}/${others}`)]) {
        const { lines, isWhole } = parseList(one);
        expect(parseList(formatList(lines))).toEqual({ lines, isWhole: true });
        expect(lines.length).toBeLessThanOrEqual(MAX_LINES);
        if (!isWhole) expect(formatList(lines)).not.toBe(one);
      }
    }),
  );
});
