/** @jest-environment node */
import { readReply } from './answers';

describe('the answer to a POST', () => {
  it.each([
    [
      { code: 200, message: 'Gracias' },
      { code: 200, message: 'Gracias' },
    ],
    [
      { code: '422', message: null, extra: 1 },
      { code: 422, message: '' },
    ],
    [{ code: 500 }, { code: 500, message: '' }],
    [
      { code: 422, message: 'No \uD83D' },
      { code: 422, message: 'No \uFFFD' },
    ],
  ])('%j is read as %j', (answer, call) => {
    expect(readReply(answer)).toEqual(call);
  });

  it.each([[null], [[]], ['ok'], [{}], [{ message: 'x' }], [{ code: null }], [{ code: 'x' }], [{ code: 1e16 }]])(
    '%j is none',
    (answer) => {
      expect(readReply(answer)).toBeNull();
    },
  );
});
