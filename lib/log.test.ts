/** @jest-environment node */
import { log, warnOnce } from './log';

describe('warnOnce', () => {
  it('says a thing once, with the details of the first time', () => {
    const warn = jest.spyOn(log, 'warn').mockImplementation();
    warnOnce('one', { total: 101 });
    warnOnce('one', { total: 102 });
    warnOnce('two', { total: 1 });
    expect(warn.mock.calls).toEqual([
      [{ total: 101 }, 'one'],
      [{ total: 1 }, 'two'],
    ]);
  });
});
