import { execFile } from 'node:child_process';

const COMMAND = ['--import', 'tsx', 'lib/forms/cli/messages.ts'];

/** Runs `npm run messages` over the database at `url`. */
export function runMessages(url: string, ...options: string[]) {
  const env = { ...process.env, DATABASE_URL: url };
  return new Promise<{ code: unknown; out: string; err: string }>((resolve) =>
    execFile(process.execPath, [...COMMAND, ...options], { env, maxBuffer: 1e8 }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err }),
    ),
  );
}
