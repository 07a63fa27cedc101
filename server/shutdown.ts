import { Server as NetServer } from 'node:net';
import { closeDatabases } from '@/lib/database/open-databases';
import { log } from '@/lib/log';
import { processState } from '@/lib/process/process-state';
import { say } from '@/lib/process/say';

/** Kept connections may send one more request, which is answered with `Connection: close`. */
const LAST_REQUESTS_MS = 3_000;
/** Process managers kill after ten seconds or more. */
const DEADLINE_MS = 9_000;
/** 128 + SIGTERM. */
const EXIT_CODE = 143;

type HttpServer = NetServer & { readonly closeIdleConnections: () => void };

/** Graceful shutdown at SIGTERM and SIGINT: no new connections, what is under way is answered, also by the backend. */
export function shutDownOnSignal(server: HttpServer, closeApp: () => Promise<void>): void {
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
