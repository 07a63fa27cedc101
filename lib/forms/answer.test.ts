/** @jest-environment node */
import { toResponse } from './answer';

test.each([
  [200, 200, '/mensaje/enviado'],
  [422, 422, '/mensaje/datos'],
  [429, 429, '/mensaje/limite'],
  [408, 408, '/mensaje/no-enviado'],
  [503, 503, '/mensaje/no-enviado'],
  [403, 403, '/mensaje/rechazado'],
  [413, 413, '/mensaje/rechazado'],
  // Codes of the backend that are no HTTP status of a refusal.
  [300, 422, '/mensaje/rechazado'],
  [7, 422, '/mensaje/rechazado'],
  [201, 422, '/mensaje/rechazado'],
])('code %i is status %i, and without JavaScript the page %s', async (code, status, page) => {
  const answer = toResponse({ code, message: 'Hola' }, false);
  expect([answer.status, await answer.json()]).toEqual([status, { code, message: 'Hola' }]);
  const landing = toResponse({ code, message: 'Hola' }, true);
  expect([landing.status, landing.headers.get('location'), await landing.text()]).toEqual([303, page, '']);
  expect([answer.headers.get('cache-control'), landing.headers.get('cache-control')]).toEqual(['no-store', 'no-store']);
});

test('a receipt is a number, a sentence and the address of a page that says both, to which a plain form is led', async () => {
  const answer = { code: 200, message: 'Hola', reference: '4821 7703-4', answerTime: 1_795_557_600_000 };
  const signed = /^\/mensaje\/enviado\/482177034\/29925960\/[\w-]{12}$/;
  expect(await toResponse(answer, false, 'a key').json()).toEqual({
    code: 200,
    message: 'Hola',
    reference: '4821 7703-4',
    promise: expect.stringMatching(/^Le respondemos a más tardar el martes 24 de noviembre a las 5:00/),
    receipt: expect.stringMatching(signed),
  });
  const landing = (key?: string | null) => toResponse(answer, true, key).headers.get('location');
  expect(landing('a key')).toMatch(signed);
  // Where nothing signs it, the page without a number.
  expect([landing(null), landing()]).toEqual(['/mensaje/enviado', '/mensaje/enviado']);
  expect(await toResponse(answer, false, null).json()).toMatchObject({ receipt: '/mensaje/enviado' });
});

test('what was received in part has the receipt of that, and what was refused none', async () => {
  const partial = {
    code: 422,
    message: 'No',
    reference: '4821 7703-4',
    answerTime: 1_795_557_600_000,
    isPartial: true,
  };
  expect(await toResponse(partial, false, 'a key').json()).toMatchObject({
    receipt: expect.stringMatching(/^\/mensaje\/parcial\/482177034\/29925960\/[\w-]{12}$/),
  });
  expect(await toResponse({ code: 422, message: 'No' }, false, 'a key').json()).toEqual({ code: 422, message: 'No' });
});
