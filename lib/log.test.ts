/** @jest-environment node */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
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

describe('log', () => {
  it('names an error and leaves its message and stack out: they may quote what a visitor wrote', async () => {
    const program = `import { log } from '@/lib/log'; log.error({ error: new TypeError('Ana Pérez') }, 'said'); log.error({ error: 7 }, 'said')`;
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--import',
      'tsx',
      '--input-type=module',
      '-e',
      program,
    ]);
    const errors = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).error);
    expect(errors).toEqual(['TypeError', 'unknown']);
    expect(stdout).not.toContain('Ana');
  });
});
