/** @jest-environment node */
import fc from 'fast-check';
import { toQuotationListPath } from '../plain-list-paths';
import { formatList, MAX_LINES, MAX_QUANTITY, parseList, splitList } from './address';

const getIds = (text: string) => parseList(text).items.map(({ id }) => id);

test.each([
  ['', [], true, false],
  ['305', [['305', 1]], true, false],
  [
    '101x2-305',
    [
      ['101', 2],
      ['305', 1],
    ],
    true,
    false,
  ],
  [
    '305-101x2',
    [
      ['305', 1],
      ['101', 2],
    ],
    true,
    false,
  ],
  ['101x999', [['101', 999]], true, false],
  [
    '101x1-305',
    [
      ['101', 1],
      ['305', 1],
    ],
    false,
    false,
  ],
  [
    '101x2-101x5-305',
    [
      ['101', 2],
      ['305', 1],
    ],
    false,
    true,
  ],
  ['101x0-101x5', [['101', 5]], false, true],
  ['101x1000-305', [['305', 1]], false, true],
  ['101x02-305', [['305', 1]], false, true],
  ['101X2-305', [['305', 1]], false, true],
  [
    '101--305-',
    [
      ['101', 1],
      ['305', 1],
    ],
    false,
    true,
  ],
  ['0-01-1234567890123456789-7', [['7', 1]], false, true],
  ['a-1e3-1.5-٣-＋1- 7-7\n-9', [['9', 1]], false, true],
] as const)('%j is read', (text, pairs, isCanonical, hasDropped) => {
  const items = pairs.map(([id, quantity]) => ({ id, quantity }));
  expect(parseList(text)).toEqual({ items, hasDropped });
  expect(formatList(items) === text).toBe(isCanonical);
});

test('the address of a list names its page, and an empty list has the page itself', () => {
  expect(toQuotationListPath([])).toBe('/cotizacion');
  const items = [
    { id: '101', quantity: 2 },
    { id: '305', quantity: 1 },
  ];
  expect(toQuotationListPath(items)).toBe('/cotizacion/101x2-305');
});

test('what is more than a list may have is left out', () => {
  const ids = Array.from({ length: MAX_LINES + 1 }, (_, index) => String(index + 1));
  expect(parseList(ids.join('-')).hasDropped).toBe(true);
  expect(getIds(ids.join('-'))).toEqual(ids.slice(0, MAX_LINES));
});

test('of a text that is far too long the beginning is read, and no id is cut into another one', () => {
  for (let lead = 4_960; lead < 5_020; lead++) {
    const text = `7${'-x'.repeat(lead / 2)}${'-'.repeat(lead % 2)}-123456-${'9'.repeat(1_000_000)}`;
    expect(['7', '123456']).toEqual(expect.arrayContaining(getIds(text)));
    expect(parseList(text).hasDropped).toBe(true);
  }
  expect(parseList('9'.repeat(1_000_000))).toEqual({ items: [], hasDropped: true });
});

const id = fc.bigInt({ min: 1n, max: 10n ** 18n - 1n }).map(String);
const quantity = fc.oneof(fc.constant(1), fc.integer({ min: 1, max: MAX_QUANTITY }));
const list = fc.uniqueArray(fc.record({ id, quantity }), { selector: (item) => item.id, maxLength: MAX_LINES });
const part = fc.oneof(
  id,
  fc.string(),
  fc.tuple(fc.integer(), fc.integer()).map(([one, other]) => `${one}x${other}`),
);
const anyText = fc.oneof(
  fc.string(),
  fc.array(part, { maxLength: 60 }).map((parts) => parts.join('-')),
);

test('every list comes back from its address, and its address is the canonical one', () => {
  fc.assert(
    fc.property(list, (items) => {
      expect(parseList(formatList(items))).toEqual({ items, hasDropped: false });
    }),
  );
});

test('whatever text there is, what is read of it is a list that its own address gives again', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { items, hasDropped } = parseList(text);
      const again = parseList(formatList(items));
      expect(again).toEqual({ items, hasDropped: false });
      expect(items.length).toBeLessThanOrEqual(MAX_LINES);
      if (hasDropped) expect(formatList(items)).not.toBe(text);
    }),
    { numRuns: 100 },
  );
});

test.each([
  ['', 0],
  ['101x2-305', 2],
  ['101/101__xenon___x3__silla', 2],
  ['/x1__x___x2__mesa__x', 2],
  ['101-305/101__con_cable', 2],
])('of %j the lines are counted, and what follows the products stays', (text, count) => {
  const { items, rest, count: counted } = splitList(text);
  expect([formatList(items) + rest, counted]).toEqual([text, count]);
});
