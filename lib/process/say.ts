import { log } from '@/lib/log';

/** Says `text` in words at a terminal, else as a line of the log with `details`. */
export function say(
  level: 'info' | 'warn' | 'fatal',
  text: string,
  details: Record<string, string | number> = {},
): void {
  if (process.stdout.isTTY) process.stdout.write(`${text}\n`);
  else log[level](details, text);
}

/** Says in one line why the site cannot start, and ends with 1. */
export function refuseStart(text: string): never {
  say('fatal', text);
  process.exit(1);
}
