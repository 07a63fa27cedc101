/** @jest-environment node */
import { GET } from './route';

test.each([
  ['?id=101&id=102', '/comparar/101-102'],
  ['?id=101', '/comparar/101'],
  ['', '/comparar'],
  ['?id=', '/comparar'],
  ['?id=101&id=abc', '/comparar/101#incompleta'],
  ['?id=1&id=2&id=3&id=4&id=5', '/comparar/1-2-3-4#incompleta'],
  ['?id=101&id=101', '/comparar/101#incompleta'],
  ['?id=//evil.test', '/comparar#incompleta'],
  [`?id=${'1'.repeat(5_000)}`, '/comparar#incompleta'],
])('the boxes of %s lead to %s', (query, path) => {
  const { status, headers } = GET(new Request(`http://localhost:3000/comparar/elegir${query}`));
  expect([status, headers.get('location')]).toEqual([303, path]);
});
