/** @jest-environment node */
import { understand } from './own-page';

const ORIGINS = ['http://127.0.0.1:3000', 'https://www.example.org'] as const;
const product = (id: string) => ({ kind: 'product', id });
let fetchMock: jest.SpiedFunction<typeof fetch>;

const answerWith = (suggestions: readonly object[], status = 200) =>
  fetchMock.mockResolvedValue(Response.json({ suggestions }, { status }));

beforeEach(() => {
  fetchMock = jest.spyOn(globalThis, 'fetch');
});

it.each([
  ['201', '/p/201'],
  [' Ref. 201 ', '/p/201'],
  ['ref 201', '/p/201'],
  ['Referencia: 0201.', '/p/201'],
  ['#201', '/p/201'],
  ['/p/201', '/p/201'],
  ['p/201', '/p/201'],
  ['https://www.example.org/p/201?utm_source=x', '/p/201?utm_source=x'],
])('%j is understood as %j, and nothing is searched', async (text, path) => {
  expect(await understand(text, ORIGINS)).toEqual({ path });
  expect(fetchMock).not.toHaveBeenCalled();
});

it('finds the product of a health registration', async () => {
  answerWith([{ kind: 'category', id: '1' }, product('305')]);
  expect(await understand('INVIMA 2021DM-0001234', ORIGINS)).toEqual({ path: '/p/305' });
  expect(fetchMock).toHaveBeenCalledWith('/api/suggest?q=INVIMA+2021DM-0001234');
});

it.each([
  [[], 'No encontramos un producto con «INVIMA 2021DM-1»'],
  [[product('1'), product('2')], 'Varios productos responden a «INVIMA 2021DM-1»'],
])('says what was not understood when the search finds %j', async (suggestions, failure) => {
  answerWith(suggestions);
  expect(await understand('INVIMA 2021DM-1', ORIGINS)).toEqual({ failure: expect.stringContaining(failure) });
});

it('tells an address of another site from words', async () => {
  expect(await understand('https://example.com/p/201', ORIGINS)).toEqual({
    failure: expect.stringContaining('no es de este sitio'),
  });
  expect(fetchMock).not.toHaveBeenCalled();
});

it('throws when the search cannot be asked', async () => {
  answerWith([], 429);
  await expect(understand('BM-0001', ORIGINS)).rejects.toThrow('429');
});
