import { type ParseArgsConfig, parseArgs } from 'node:util';
import { getErrorCode } from '@/lib/database/error-code';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<O extends Options> = ReturnType<typeof parseArgs<{ options: O }>>['values'];

/** Runs a command of `least` to `most` words; status 0: done or --help, 1: an error, which is printed, 2: wrong use. */
export async function runCommandLine<O extends Options>(
  [usage, options, least, most]: readonly [usage: string, options: O, least: number, most: number],
  main: (values: Values<O>, ...given: string[]) => Promise<number | null>,
): Promise<void> {
  try {
    const all = { ...options, help: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options: all });
    const isHelp = 'help' in values;
    const isGood = !isHelp && positionals.length >= least && positionals.length <= most;
    const status = isGood ? await main(values as Values<O>, ...positionals) : null;
    if (status === null) process.stdout.write(`${usage}\n`);
    process.exitCode = status ?? (isHelp ? 0 : 2);
  } catch (error) {
    process.stderr.write(`${describeError(error)}\n`);
    process.exitCode = 1;
  }
}

/** An error in a line: of a file or a folder that is not there its name, without the system's call. */
function describeError(error: unknown): string {
  const path = (error as { readonly path?: unknown } | null)?.path;
  if (getErrorCode(error) === 'ENOENT' && path) return `There is no file or folder ${path}`;
  return error instanceof Error ? error.message : String(error);
}
