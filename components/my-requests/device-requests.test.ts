import { addRequest, parseRequests, type SentRequest } from './device-requests';

const toRequest = (number: number): SentRequest => ({
  reference: `${String(number).padStart(4, '0')} 7703-4`,
  path: `/mensaje/enviado/${number}/29925960/abcdefghijkl`,
  promise: 'Le respondemos mañana.',
  sentAt: 1_700_000_000_000 + number,
  kind: 'quotation',
  lines: ['2 × Monitor (referencia 101)'],
  items: '101x2',
  refused: '',
});

test('the last ten are kept, the newest first', () => {
  const all = Array.from({ length: 12 }, (_, index) => toRequest(index)).reduce(
    addRequest,
    [] as readonly SentRequest[],
  );
  expect(all.map(({ sentAt }) => sentAt - 1_700_000_000_000)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  expect(parseRequests(JSON.stringify(all))).toEqual(all);
});

test('the same message sent again is there once', () => {
  const again = { ...toRequest(1), promise: 'Le respondemos hoy.' };
  expect(addRequest([toRequest(2), toRequest(1)], again)).toEqual([again, toRequest(2)]);
});

test('what stands in the storage is never trusted: invalid requests are left out, the others stay', () => {
  const wrong = [
    null,
    'x',
    {},
    { ...toRequest(1), path: 'https://example.com/mensaje/enviado' },
    { ...toRequest(1), path: '//example.com' },
    { ...toRequest(1), path: 'javascript:alert(1)' },
    { ...toRequest(1), reference: '<b>' },
    { ...toRequest(1), lines: 'x' },
    { ...toRequest(1), lines: [1] },
    { ...toRequest(1), kind: 'other' },
    { ...toRequest(1), sentAt: '1' },
    { ...toRequest(1), refused: 'x'.repeat(3_000) },
  ];
  expect(parseRequests(JSON.stringify([...wrong, toRequest(3)]))).toEqual([toRequest(3)]);
  for (const text of ['', '{}', 'null', '[', '"x"', '7']) expect(parseRequests(text)).toEqual([]);
});
