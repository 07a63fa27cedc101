/** @jest-environment node */
import fc from 'fast-check';
import { readChange } from './change';
import { formatLines, readLines } from './lines';

const read = (query: string) => {
  const { items, free, leftOut } = readChange(new URLSearchParams(query));
  return [formatLines({ items, free }), leftOut];
};

test.each([
  ['101=2&305=1', '101x2-305'],
  ['101-305=1', '101-305'],
  ['101=2&nota101=con+cable', '101x2/101__con_cable'],
  ['libre=silla+de+ruedas', '/x1__silla_de_ruedas'],
  ['libre=silla&cantidad=3&nota=cromada&libre=mesa&cantidad=2&nota=', '/x3__silla__cromada___x2__mesa'],
  // The last line of the form, which is empty where nothing is added.
  ['101=1&libre=silla&cantidad=3&nota=&libre=', '101/x3__silla'],
  ['101=1&305=2&quitar=101', '305x2'],
  ['101=1&libre=a&cantidad=1&nota=&libre=b&cantidad=2&nota=c&quitar=libre0', '101/x2__b__c'],
  ['items=101x2&extras=x1__silla&101=3&libre=mesa', '101x5/x1__silla___x1__mesa'],
  ['libre=silla&cantidad=-5&libre=mesa&cantidad=5000&libre=cama&cantidad=x', '/x1__silla___x999__mesa___x1__cama'],
  ['', ''],
])('%s is the list %s', (query, list) => {
  expect(read(query)).toEqual([list, null]);
});

test.each([
  ['101=0', '', 'products'],
  ['101=1&101=2', '101', 'products'],
  ['extras=305__nota&101=1', '101', 'words'],
])('of %s something is left out, and it is said what', (query, list, leftOut) => {
  expect(read(query)).toEqual([list, leftOut]);
});

test('lines of more than there may be are left out, and that is said', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1).join('-');
  expect(read(`items=${hundred}&libre=silla`)).toEqual([hundred, 'lines']);
  expect(read(`${hundred}-101=1`)).toEqual([hundred, 'lines']);
});

test('whatever a form says, what is read of it is a list that its text gives again', () => {
  const name = fc.oneof(
    fc.constantFrom('101', '305-306', 'libre', 'cantidad', 'nota', 'nota101', 'quitar'),
    fc.string(),
  );
  const fields = fc.array(fc.tuple(name, fc.oneof(fc.string({ unit: 'binary' }), fc.integer().map(String))));
  fc.assert(
    fc.property(fields, (pairs) => {
      const { items, free } = readChange(new URLSearchParams(pairs as [string, string][]));
      expect(readLines(formatLines({ items, free }))).toEqual({ items, free, leftOut: null });
    }),
  );
});
