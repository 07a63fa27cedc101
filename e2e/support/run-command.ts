import { execFile } from 'node:child_process';

/** What a command ended with, and what it printed. */
export type CommandResult = { readonly code: unknown; readonly out: string; readonly err: string };

/**
 * Runs a command of the operator as a host does, compiled: `.server/{name}.mjs`.
 * `environment` is added to that of the tests, `nodeOptions` are Node's own.
 */
export function runCommand(
  name: string,
  options: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  nodeOptions: readonly string[] = [],
): Promise<CommandResult> {
  const env = { ...process.env, ...environment };
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      [...nodeOptions, `.server/${name}.mjs`, ...options],
      { env, maxBuffer: 1e8 },
      (error, out, err) => resolve({ code: error?.code ?? 0, out, err }),
    ),
  );
}
