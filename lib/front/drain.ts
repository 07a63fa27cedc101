import { Server } from 'node:http';
import { log } from '../log';
import { onceInProcess } from '../once-in-process';

/** Milliseconds for which kept connections may send one more request, which is answered with `Connection: close`. */
const LAST_REQUESTS = 3_000;
/** Milliseconds after which the process ends whatever is under way; process managers kill after ten seconds or more. */
const DEADLINE = 9_000;

const state = onceInProcess('drain', () => ({ isDraining: false }));

/** True once the process has been told to end: answers close their connections, and no balancer should send more. */
export function isDraining(): boolean {
  return state.isDraining;
}

/**
 * The framework closes its server at SIGTERM and exits when that is done. From here on this takes no new connections, cuts no request on the
 * old ones (Node would close idle ones while their next request is on its way) and runs `finish` before the exit.
 */
export function drainWhenClosed(finish: () => Promise<void>): void {
  const { close } = Server.prototype;
  Server.prototype.close = function (this: Server, done) {
    if (state.isDraining) return close.call(this, done);
    state.isDraining = true;
    log.info('ending: no new connections, answering what is under way');
    setTimeout(exitNow, DEADLINE).unref();
    const closeIdle = this.closeIdleConnections.bind(this);
    this.closeIdleConnections = () => void setTimeout(closeIdle, LAST_REQUESTS);
    return close.call(this, (error) => void finish().finally(() => done?.(error)));
  };
}

function exitNow(): void {
  log.warn('ended with requests under way: they took too long');
  process.exit(143);
}
