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

const NAMES = [
  'Bomba de infusión 100% acero',
  'Instalación/puesta en marcha',
  'a/b\\c',
  '¿Qué es? #1 "DEA" <b>',
  '50%',
  '%2F',
  '%E0%A4',
  'Niño ™ 🫀',
  '../../etc/passwd',
  './',
  '.',
  '..',
  '...',
  '/',
  'a&b=c;d+e',
  'línea\nnueva\ttabulador',
  '\uD800 sola',
  'sola \uDC00',
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

/** The parameters that a router takes out of an address, as a browser sends it. */
function getParams(path: string): string[] {
  return new URL(path, 'http://site.test').pathname.split('/').slice(2);
}

/** True when the address of a product leads back to it. */
function comesBack(name: string, isService: boolean): boolean {
  const [sent, id, ...more] = getParams(toProductPath({ id: '7', name, isService }));
  return id === '7' && more.length === 0 && isNameOf(decodeParam(sent ?? ''), { name });
}

describe('the address of a product', () => {
  it('is /producto/{name}/{id}', () => {
    expect(toProductPath({ id: '12', name: 'Monitor MV-12', isService: false })).toBe('/producto/Monitor%20MV-12/12');
  });

  it('keeps the slashes of equipment, encoded, and turns those of a service into underscores', () => {
    const item = { id: '1', name: 'Instalación/puesta' };
    expect(toProductPath({ ...item, isService: false })).toBe('/producto/Instalaci%C3%B3n%2Fpuesta/1');
    expect(toProductPath({ ...item, isService: true })).toBe('/producto/Instalaci%C3%B3n_puesta/1');
  });

  it.each(NAMES)('leads back to the product named %j', (name) => {
    expect([comesBack(name, false), comesBack(name, true)]).toEqual([true, true]);
  });

  it('is no longer than a sitemap, a browser and a header take, and cuts no letter', () => {
    for (const name of ['x'.repeat(60_000), 'ñ'.repeat(5_000), '🫀'.repeat(5_000), '日本'.repeat(5_000)])
      for (const path of [toProductPath({ id: '7', name, isService: false }), toCategoryPath({ id: '7', name })]) {
        expect(path.length).toBeLessThanOrEqual(1_850);
        expect(path.length).toBeGreaterThan(1_780);
        expect(decodeURIComponent(path)).not.toContain('\uFFFD');
      }
    const letters = '🫀'.repeat(100);
    expect(toProductPath({ id: '7', name: letters, isService: false })).toBe(
      `/producto/${encodeURIComponent(letters)}/7`,
    );
  });

  it('leads back to the product for every name', () => {
    fc.assert(fc.property(anyName, fc.boolean(), comesBack), { numRuns: 100 });
  });
});

describe('the address of a category', () => {
  it('is /productos/{category}/{id}', () => {
    expect(toCategoryPath({ id: '3', name: 'Infusión y succión' })).toBe(
      '/productos/Infusi%C3%B3n%20y%20succi%C3%B3n/3',
    );
  });

  it.each(NAMES)('leads back to the category named %j', (name) => {
    const [sent, id] = getParams(toCategoryPath({ id: '3', name }));
    expect([isNameOf(decodeParam(sent ?? ''), { name }), id]).toEqual([true, '3']);
  });
});

describe('the address of a search', () => {
  it('carries the words encoded', () => {
    expect(toSearchPath('¿50% de descuento?')).toBe('/search/%C2%BF50%25%20de%20descuento%3F');
  });

  it("does not end in the framework's own '.rsc'", () => {
    expect(toSearchPath('a.rsc')).toBe('/search/a%2Ersc');
    expect(toSearchPath('.RSC')).toBe('/search/%2ERSC');
  });

  it('is read again, whatever it holds, and that of another page is not', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.constantFrom('', 'equipos'), (q, group) => {
        expect(readSearchPath(toSearchPath(q, group))).toBe(/^\.{1,2}$/.test(q) ? `${q}_` : q);
      }),
    );
    for (const path of ['/', '/search', '/contacto', '/producto/search/1']) expect(readSearchPath(path)).toBe('');
    expect(readSearchPath('/search/5%')).toBe('5%');
  });

  it('takes a lone surrogate, which cannot be encoded', () => {
    expect(toSearchPath('a\uD800')).toBe('/search/a%EF%BF%BD');
  });
});

describe('isNameOf', () => {
  it('accepts the underscore form of equipment too', () => {
    expect(isNameOf('Tubo 1_2', { name: 'Tubo 1/2' })).toBe(true);
  });

  it('refuses an old or wrong name', () => {
    expect(isNameOf('Monitor', { name: 'Monitor MV-12' })).toBe(false);
  });

  it('tells upper case from lower case, so that each product has one address', () => {
    expect(isNameOf('monitor', { name: 'Monitor' })).toBe(false);
  });
});

describe('decodeParam', () => {
  it.each([
    ['100%25%20acero', '100% acero'],
    ['100% acero', '100% acero'],
    ['%E0%A4', '%E0%A4'],
    ['%', '%'],
  ])('reads %j as %j', (param, text) => {
    expect(decodeParam(param)).toBe(text);
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (param) => typeof decodeParam(param) === 'string'));
  });
});

describe('parseId', () => {
  it.each(['1', '42', '9'.repeat(18)])('accepts %s', (id) => {
    expect(parseId(id)).toBe(id);
  });

  it.each(['', '0', '007', '-1', '1.5', '1e3', '+1', ' 1', '1\n', '１', 'abc', '1'.repeat(19), '..'])(
    'refuses %j',
    (id) => {
      expect(parseId(id)).toBeNull();
    },
  );
});

test('a name that looks like an escape is recognised encoded and decoded', () => {
  for (const name of ['Jeringa 10%20cc', 'Dextrosa 5%50 ml', 'A%2FB', '100% acero']) {
    expect(isAddressOf(encodeURIComponent(name), { name })).toBe(true);
    expect(isAddressOf(name, { name })).toBe(true);
  }
});

test.each([
  ['Monitor MV-12', true],
  ['Sonda 1/2 pulgada', true],
  ['x'.repeat(255), true],
  ['x'.repeat(256), false],
  ['ñ'.repeat(128), false],
  ['/'.repeat(86), false],
  ['Monitor\0', false],
  ['a\\b', false],
  ['a:b', false],
  ['a.', false],
  ['', false],
])('that the build can make a page under the name %.20j is %s', (name, isOne) => {
  expect(isFolderName(name)).toBe(isOne);
});
