/** @jest-environment node */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { commands } from './commands.mjs';

// Their own tests run them compiled, as a host does.
test.each(commands)(
  'npm run $name starts from the sources of a clone, and explains itself',
  async ({ name, source }) => {
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', source, '--help']);
    expect(stdout).toMatch(new RegExp(`^npm run (--silent )?${name} `));
  },
);
