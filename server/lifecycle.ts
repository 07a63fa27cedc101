import { once } from 'node:events';
import { Server as NetServer } from 'node:net';
import { closeDatabases } from '@/lib/database/connect';
import { getErrorCode } from '@/lib/database/error-code';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { processState } from '@/lib/process/process-state';

/** Kept connections may send one more request, which is answered with `Connection: close`. */
const LAST_REQUESTS_MS = 3_000;
/** Process managers kill after ten seconds or more. */
const DEADLINE_MS = 9_000;
/** 128 + SIGTERM. */
const EXIT_CODE = 143;

/** Says `text` in words at a terminal, else as a line of the log. */
export function say(level: 'info' | 'warn' | 'fatal', text: string): void {
  if (process.stdout.isTTY) process.stdout.write(`${text}\n`);
  else log[level](text);
}

/** Says in one line why the site cannot start, and ends with 1. */
export function refuseStart(text: string): never {
  say('fatal', text);
  process.exit(1);
}

/** Takes connections and says the address to open; ends the process when the port cannot be had. */
export async function listen(server: NetServer): Promise<void> {
  const { hostname, port } = env;
  await once(server.listen(port, hostname), 'listening').catch((error: unknown) =>
    refuseStart(`Nothing can listen at ${hostname}, port ${port} (${getErrorCode(error)}): choose another PORT`),
  );
  // Addresses that mean all of this host.
  const host = ['0.0.0.0', '::'].includes(hostname) ? 'localhost' : hostname;
  say('info', `The site answers at http://${host}:${port}`);
}

/** Graceful shutdown at SIGTERM and SIGINT: no new connections, what is under way is answered, also by the backend. */
export function shutDownOnSignal(server: NetServer & { closeIdleConnections(): void }, closeApp: () => Promise<void>) {
  const shutDown = () => {
    if (processState.isDraining) return;
    processState.isDraining = true;
    say('info', 'ending: no new connections, answering what is under way');
    // At once: a call that begins now might not have its answer in time.
    const delivered = processState.beforeExit?.();
    // net's close: http's would close idle connections while their next request is on its way.
    NetServer.prototype.close.call(server, async () => {
      await Promise.allSettled([delivered, closeApp()]);
      await closeDatabases();
      process.exit(EXIT_CODE);
    });
    setTimeout(() => server.closeIdleConnections(), LAST_REQUESTS_MS);
    setTimeout(() => {
      log.warn('ended with requests under way: they took too long');
      process.exit(EXIT_CODE);
    }, DEADLINE_MS).unref();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, shutDown);
}
