import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Takes the write lock, says so, and keeps it until its input ends. */
const SCRIPT = `
  import { createClient } from '@libsql/client';
  const transaction = await createClient({ url: process.env.URL_TO_LOCK, timeout: 10000 }).transaction('write');
  console.log('locked');
  process.stdin.resume().once('end', () => void transaction.rollback());
`;

/** Another process that holds the write lock (BEGIN IMMEDIATE) of the database at `url`; call the result to let go. */
export async function lockDatabase(url: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', SCRIPT], {
    env: { ...process.env, URL_TO_LOCK: url },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return async () => {
    child.stdin.end();
    await once(child, 'exit');
  };
}
