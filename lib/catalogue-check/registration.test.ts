/** @jest-environment node */
import { checkRegistration } from './registration';

const NOW = Date.parse('2026-11-23T15:00:00Z');

test.each([
  'INVIMA 2018DM-0012345',
  'INVIMA 2018DM-0012345-R1',
  'INVIMA 2009EBC-0003782R2',
  'Registro sanitario No. 2019RD-0005678 R 1',
  'invima 2005V-0003456',
  'INVIMA2020DM-0009876',
])('%s is written as INVIMA does', (number) => {
  expect(checkRegistration(number, NOW)).toEqual([]);
  expect(checkRegistration({ number }, NOW)).toEqual([]);
});

test.each([
  'INVIMA',
  '2018DM0012345',
  'DM-0012345',
  '2018DM-123',
  '12018DM-0012345',
  'INVIMA 2018DM-00123456789',
  'en trámite',
  'x'.repeat(10_000),
])('%.40s is not', (number) => {
  expect(checkRegistration(number, NOW)).toEqual([`'${number}' is not as INVIMA writes one (INVIMA 2018DM-0012345)`]);
});

test.each([undefined, null, '', 7, [], {}, { number: '' }, { holder: 'Titular' }])('%j is none', (registration) => {
  expect(checkRegistration(registration, NOW)).toEqual(['none']);
});

test.each([
  ['2026-11-22', 'expired on 2026-11-22'],
  ['2026-11-23', 'expires on 2026-11-23, in 0 days'],
  ['2027-05-22T00:00:00Z', 'expires on 2027-05-22, in 180 days'],
  ['2027-05-23', undefined],
  ['no day', undefined],
  [20_270_101, undefined],
])('one that ends %s is told within 180 days', (end, expected) => {
  const found = checkRegistration({ number: 'INVIMA 2018DM-0012345', expires_at: end }, NOW);
  expect(found).toEqual(expected === undefined ? [] : [expected]);
});
