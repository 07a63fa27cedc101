/** @jest-environment node */
import fc from 'fast-check';
import * as routes from './routes';

const { decodeParam, isAddressOf, toCategoryPath, toProductPath, toSearchPath } = routes;

const NAMES =
  'Bomba 100% acero|Instalación/puesta|a/b\\c|¿Qué? #1 "DEA" <b>|50%|%2F|%E0%A4|Niño ™ 🫀|../../etc/passwd|./|.|..|...|/|a&b=c;d+e|línea\nnueva';
const LONG = ['ñ'.repeat(180), 'x'.repeat(60_000), '🫀'.repeat(5_000), `${'ñ'.repeat(250)}\uD800`, '/'.repeat(1_000)];
const anyName = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1 }),
  fc.string({ unit: fc.constantFrom('.', '/', '%', '2', 'e', 'F', '_', '\\', '?', '#', '\uD800', 'ñ'), minLength: 1 }),
);

/** True when the addresses of a product, a service and a category of that name lead back to it, as a browser sends them, and are not too long. */
function comesBack(name: string): boolean {
  const named = { id: '7', name };
  const paths = [...[true, false].map((isService) => toProductPath({ ...named, isService })), toCategoryPath(named)];
  return paths.every((path) => {
    const [sent = '', id, ...more] = new URL(path, 'http://site.test').pathname.split('/').slice(2);
    return path.length <= 1_850 && id === '7' && more.length === 0 && routes.isNameOf(decodeParam(sent), named);
  });
}

test('addresses are spelled in one way', () => {
  const item = { id: '1', name: 'Instalación/puesta' };
  expect([
    toProductPath({ ...item, isService: false }),
    toProductPath({ ...item, isService: true }),
    toCategoryPath({ id: '3', name: 'Infusión y succión' }),
    ...['¿50% de descuento?', 'a.rsc', 'a\uD800', '//evil.test', '..'].map((q) => toSearchPath(q)),
  ]).toEqual([
    '/producto/Instalaci%C3%B3n%2Fpuesta/1',
    '/producto/Instalaci%C3%B3n_puesta/1',
    '/productos/Infusi%C3%B3n%20y%20succi%C3%B3n/3',
    ...[
      '/search/%C2%BF50%25%20de%20descuento%3F',
      '/search/a%2Ersc',
      '/search/a%EF%BF%BD',
      '/search/%2F%2Fevil.test',
      '/search/.._',
    ],
  ]);
});

test('an address leads back to what it names, whatever its name, and a browser, a header and a sitemap take it', () => {
  for (const name of [...NAMES.split('|'), ...LONG]) expect([name, comesBack(name)]).toEqual([name, true]);
  fc.assert(fc.property(anyName, comesBack), { numRuns: 100 });
});

test('the address of a search is read again, whatever it holds, and that of another page is not', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (q) => {
      expect(routes.readSearchPath(toSearchPath(q))).toBe(/^\.{1,2}$/.test(q) ? `${q}_` : q);
    }),
  );
  for (const path of ['/', '/search', '/producto/search/1']) expect(routes.readSearchPath(path)).toBe('');
});

test('a name, an id and a folder are taken for what they are', () => {
  const params = ['Tubo 1_2', 'Tubo', 'tubo 1/2', 'Jeringa 10%20cc', encodeURIComponent('Jeringa 10%20cc')];
  const findOf = (name: string) => params.filter((param) => isAddressOf(param, { name }));
  expect(findOf('Tubo 1/2')).toEqual(params.slice(0, 1));
  expect(findOf('Jeringa 10%20cc')).toEqual(params.slice(3));
  for (const id of ['1', '42', '9'.repeat(18)]) expect(routes.parseId(id)).toBe(id);
  for (const id of ['', '0', '007', '-1', '1.5', '1e3', ' 1', '1\n', '１', 'abc', '1'.repeat(19)])
    expect([id, routes.parseId(id)]).toEqual([id, null]);
  for (const name of ['Monitor MV-12', 'Sonda 1/2', 'x'.repeat(255)]) expect(routes.isFolderName(name)).toBe(true);
  for (const name of ['x'.repeat(256), '/'.repeat(86), 'Monitor\0', 'a\\b', 'a:b', 'a.', ''])
    expect([name, routes.isFolderName(name)]).toEqual([name, false]);
});
