/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { describeError } from './run-command';

describe('an error of a command', () => {
  it('names a file that is not there, and says others in their own words', async () => {
    const error = await readFile('/nowhere/catalogo.xlsx').catch((cause: unknown) => cause);
    expect(describeError(error)).toBe('There is no file or folder /nowhere/catalogo.xlsx');
    expect([describeError(new Error('no header')), describeError('text')]).toEqual(['no header', 'text']);
  });
});
