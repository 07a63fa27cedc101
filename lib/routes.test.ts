/** @jest-environment node */
import fc from 'fast-check';
import {
  decodeParam,
  isAddressOf,
  isFolderName,
  isNameOf,
  parseId,
  readSearchPath,
  toCategoryPath,
  toProductPath,
  toSearchPath,
} from './routes';

const NAMES =
  'Bomba 100% acero|Instalación/puesta|a/b\\c|¿Qué? #1 "DEA" <b>|50%|%2F|%E0%A4|Niño ™ 🫀|../../etc/passwd|./|.|..|...|/|a&b=c;d+e|línea\nnueva';
const LONG_NAMES = [
  'ñ'.repeat(180),
  'x'.repeat(3_000),
  '🫀'.repeat(300),
  `${'ñ'.repeat(250)}\uD800`,
  '/'.repeat(1_000),
];
const anyName = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1 }),
  fc.string({ unit: fc.constantFrom('.', '/', '%', '2', 'e', 'F', '_', '\\', '?', '#', '\uD800', 'ñ'), minLength: 1 }),
);

/** True when the addresses of a product, a service and a category of that name lead back to it, as a browser sends them. */
function comesBack(name: string): boolean {
  const named = { id: '7', name };
  const paths = [...[true, false].map((isService) => toProductPath({ ...named, isService })), toCategoryPath(named)];
  return paths.every((path) => {
    const [sent = '', id, ...more] = new URL(path, 'http://site.test').pathname.split('/').slice(2);
    return id === '7' && more.length === 0 && isNameOf(decodeParam(sent), named);
  });
}

test('addresses are spelled in one way', () => {
  const item = { id: '1', name: 'Instalación/puesta' };
  expect(toProductPath({ ...item, isService: false })).toBe('/producto/Instalaci%C3%B3n%2Fpuesta/1');
  expect(toProductPath({ ...item, isService: true })).toBe('/producto/Instalaci%C3%B3n_puesta/1');
  expect(toCategoryPath({ id: '3', name: 'Infusión y succión' })).toBe('/productos/Infusi%C3%B3n%20y%20succi%C3%B3n/3');
  expect(toSearchPath('¿50% de descuento?')).toBe('/search/%C2%BF50%25%20de%20descuento%3F');
  expect(toSearchPath('a.rsc')).toBe('/search/a%2Ersc');
  expect(toSearchPath('a\uD800')).toBe('/search/a%EF%BF%BD');
});

test('an address leads back to what it names, whatever its name', () => {
  for (const name of [...NAMES.split('|'), ...LONG_NAMES]) expect([name, comesBack(name)]).toEqual([name, true]);
  fc.assert(fc.property(anyName, comesBack), { numRuns: 100 });
});

test('an address is no longer than a sitemap, a browser and a header take, and cuts no letter', () => {
  for (const name of ['x'.repeat(60_000), 'ñ'.repeat(5_000), '🫀'.repeat(5_000), '日本'.repeat(5_000)]) {
    const path = toProductPath({ id: '7', name, isService: false });
    expect(path.length).toBeLessThanOrEqual(1_850);
    expect(decodeURIComponent(path)).not.toContain('\uFFFD');
  }
});

test('the address of a search is read again, whatever it holds, and that of another page is not', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.constantFrom('', 'equipos'), (q, group) => {
      expect(readSearchPath(toSearchPath(q, group))).toBe(/^\.{1,2}$/.test(q) ? `${q}_` : q);
    }),
  );
  for (const path of ['/', '/search', '/producto/search/1']) expect(readSearchPath(path)).toBe('');
});

test.each([
  ['Tubo 1_2', 'Tubo 1/2', true],
  ['Monitor', 'Monitor MV-12', false],
  ['monitor', 'Monitor', false],
  ['Jeringa 10%20cc', 'Jeringa 10%20cc', true],
  [encodeURIComponent('Jeringa 10%20cc'), 'Jeringa 10%20cc', true],
])('that %s is the address of %s is %s', (param, name, isOne) => {
  expect(isAddressOf(param, { name })).toBe(isOne);
});

test.each([
  ...['1', '42', '9'.repeat(18)].map((id) => [id, id] as const),
  ...['', '0', '007', '-1', '1.5', '1e3', ' 1', '1\n', '１', 'abc', '1'.repeat(19)].map((id) => [id, null] as const),
])('the id %j is read as %j', (param, id) => {
  expect(parseId(param)).toBe(id);
});

test('that the build can make a page under a name depends on what a folder may be called', () => {
  for (const name of ['Monitor MV-12', 'Sonda 1/2', 'x'.repeat(255)])
    expect([name, isFolderName(name)]).toEqual([name, true]);
  for (const name of ['x'.repeat(256), '/'.repeat(86), 'Monitor\0', 'a\\b', 'a:b', 'a.', ''])
    expect([name, isFolderName(name)]).toEqual([name, false]);
});
