/** @jest-environment node */
import { toOwnPath } from './own-page';

it.each([
  [
    'https://www.example.org/producto/Sonda%201%2F2/7?utm_source=x#cotizacion',
    '/producto/Sonda%201%2F2/7?utm_source=x',
  ],
  ['  /producto/-/7 ', '/producto/-/7'],
  ['http://127.0.0.1:3000/', '/'],
  ['https://example.com/producto/-/7', null],
  ['//example.com/x', null],
  ['javascript:alert(1)', null],
  ['https://', null],
])('the pasted text %j stands for the path %j', (text, path) => {
  expect(toOwnPath(text, ['http://127.0.0.1:3000', 'https://www.example.org'])).toBe(path);
});
