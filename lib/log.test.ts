/** @jest-environment node */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

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
