import { getAudience, listIdentity, listWholeIdentity } from './product';

const whole = {
  healthRegistration: 'INVIMA 1',
  registration: { holder: 'Titular', expiresAt: '2031-05-31', href: 'https://a.example/' },
  identity: {
    country: 'Alemania',
    gmdn: '36872',
    manufacturer: 'Fábrica',
    riskClass: 'IIb',
    udiDi: '0770',
    umdns: '12-636',
    unspsc: '42',
  },
};

test('the whole identity of a product is in the order of its page, with the address of its registration', () => {
  expect(listWholeIdentity(whole).map(({ name, value, href }) => [name, value, href])).toEqual([
    ['Registro sanitario', 'INVIMA 1', 'https://a.example/'],
    ['Titular del registro', 'Titular', undefined],
    ['Vigente hasta', '31 de mayo de 2031', undefined],
    ['Clase de riesgo', 'IIb', undefined],
    ['Fabricante', 'Fábrica', undefined],
    ['País de origen', 'Alemania', undefined],
    ['UDI-DI', '0770', undefined],
    ['GMDN', '36872', undefined],
    ['UMDNS', '12-636', undefined],
    ['UNSPSC', '42', undefined],
  ]);
});

test('a comparison has registration, class, manufacturer and country of it, and nothing is invented', () => {
  const names = ['Registro sanitario', 'Clase de riesgo', 'Fabricante', 'País de origen'];
  expect(listIdentity(whole).map(({ name }) => name)).toEqual(names);
  const none = { healthRegistration: '', registration: null, identity: {} };
  expect([listWholeIdentity(none), listIdentity(none)]).toEqual([[], []]);
});

test.each([
  ['Desfibrilador externo automático DEA-50', false, 'Para lugares públicos, empresas e instituciones.'],
  ['Gabinete de pared para DEA con alarma GD-1', false, 'Para lugares públicos, empresas e instituciones.'],
  ['Programa DEA para espacios públicos', true, 'Para lugares públicos, empresas e instituciones.'],
  ['Monitor de signos vitales MV-12', false, 'Dirigido a profesionales e instituciones de salud.'],
  ['Ideas y deambulación', false, 'Dirigido a profesionales e instituciones de salud.'],
  ['Calibración de equipos biomédicos', true, ''],
])('%s', (name, isService, text) => {
  expect(getAudience({ name, isService })).toBe(text);
});
