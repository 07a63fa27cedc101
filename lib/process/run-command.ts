import { getErrorCode } from '@/lib/database/error-code';

/** Runs a command of the shell: `main` gives its exit status; an error is printed without its stack, and the status is 1. */
export async function runCommand(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    process.stderr.write(`${describeError(error)}\n`);
    process.exitCode = 1;
  }
}

/** An error in a line: of a file or a folder that is not there its name, without the system's call. */
export function describeError(error: unknown): string {
  const path = (error as { readonly path?: unknown } | null)?.path;
  if (getErrorCode(error) === 'ENOENT' && path) return `There is no file or folder ${path}`;
  return error instanceof Error ? error.message : String(error);
}
