/** @jest-environment node */
import { toOwnPath, toSentPath } from './own-page';

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

it.each([
  ['/producto/Sonda%201%2F2/7?utm_source=x', '/p/7'],
  ['/producto/-/7', '/p/7'],
  ['/p/7', '/p/7'],
  ['/producto/-/7/qr.svg', '/producto/-/7/qr.svg'],
  ['/search/monitor?x', '/search/monitor?x'],
])('for the page %j is sent %j', (path, sent) => {
  expect(toSentPath(path)).toBe(sent);
});
