/** @jest-environment node */
import fc from 'fast-check';
import { log } from '../log';
import { readBoard, readMessage } from './tag-times';

let warn: jest.SpiedFunction<typeof log.warn>;

beforeEach(() => {
  warn = jest.spyOn(log, 'warn').mockImplementation();
});

describe('a message of revalidated tags', () => {
  it('names tags with their times', () => {
    expect(readMessage('{"product:1":{"stale":5,"expired":9},"search":{}}')).toEqual({
      'product:1': { stale: 5, expired: 9 },
      search: {},
    });
    expect(warn).not.toHaveBeenCalled();
  });

  it('that makes no sense names none, and one line in the log says so', () => {
    for (const message of ['garbage', '', 'null', '7', '[]', '{"a":null}', '{"a":{"stale":"x"}}', '{"a":[1]}'])
      expect(readMessage(message)).toEqual({});
    expect(readMessage(`{"a":{"stale":1},"b":"${'x'.repeat(1_000_000)}"}`)).toEqual({});
    expect(warn.mock.calls).toEqual([[{ ignored: 1 }, expect.stringContaining('ignored')]]);
  });

  it('keeps what is good beside what is not', () => {
    const odd = '"b":null,"c":{"stale":-1},"d":{"expired":1e999},"__proto__":{"stale":{}}';
    expect(readMessage(`{"a":{"stale":1},${odd},"${'x'.repeat(300)}":{"stale":1}}`)).toEqual({ a: { stale: 1 } });
  });

  it('makes nothing out of date beyond this moment', () => {
    const { a } = readMessage(`{"a":{"stale":${Date.now() + 3_600_000}}}`);
    expect(a?.stale).toBeLessThanOrEqual(Date.now());
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.json(), fc.string()), (message) => typeof readMessage(message) === 'object'));
  });
});

it('One broken field of the board does not stop the others', () => {
  expect(readBoard({ a: 'garbage', b: '{"stale":5}', c: '' })).toEqual({ b: { stale: 5 } });
});
