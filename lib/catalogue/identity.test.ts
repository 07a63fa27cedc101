import { listIdentity, listWholeIdentity, toLongDay } from './identity';

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
const none = { healthRegistration: '', registration: null, identity: {} };

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

test('a comparison has registration, class, manufacturer and country of it', () => {
  expect(listIdentity(whole)).toEqual([
    { name: 'Registro sanitario', value: 'INVIMA 1' },
    { name: 'Clase de riesgo', value: 'IIb' },
    { name: 'Fabricante', value: 'Fábrica' },
    { name: 'País de origen', value: 'Alemania' },
  ]);
});

test('nothing is invented for a product without any of it', () => {
  expect([listWholeIdentity(none), listIdentity(none)]).toEqual([[], []]);
});

test.each([
  ['2031-01-01', '1 de enero de 2031'],
  ['2028-02-29', '29 de febrero de 2028'],
])('the day %s is %s, in whichever zone the host is', (day, words) => {
  expect(toLongDay(day)).toBe(words);
});
