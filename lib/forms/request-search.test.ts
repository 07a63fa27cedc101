/** @jest-environment node */
import { getReference } from './reference';
import { readRequestSearch } from './request-search';

const reference = getReference('contact:fb3aecdd355b0c52');
const digits = reference.replace(/\D/g, '');

test('a number is found as it is dictated, in one, and behind its name', () => {
  for (const q of [
    reference,
    digits,
    `${digits.slice(0, 4)} ${digits.slice(4)}`,
    `Radicado ${reference}`,
    `radicado: ${digits}`,
  ])
    expect([q, readRequestSearch(q)]).toEqual([q, { reference }]);
});

test('the words alone lead there too, with or without accents, and so does a number with a wrong digit behind them', () => {
  for (const q of [
    'radicado',
    'Radicados',
    'número de radicado',
    'NUMERO DE RADICADO',
    'mis solicitudes',
    'mi solicitud',
  ])
    expect([q, readRequestSearch(q)]).toEqual([q, { reference: null }]);
  expect(readRequestSearch('radicado 1234 5678-0')).toEqual({ reference: null });
});

test('a search for products is none: names, models, phone numbers, and digits that are no number', () => {
  for (const q of [
    'monitor',
    'MV-12',
    '101',
    '3001234567',
    '123456780',
    'solicitud de mantenimiento',
    'monitor 101',
    '',
  ])
    expect([q, readRequestSearch(q)]).toEqual([q, null]);
});
