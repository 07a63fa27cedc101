import { openOutbox } from './forms';
import { installFront } from './front/install';
import { log } from './log';

/** What the server does once at start: sees requests first, and takes the outbox up where the last process left it. */
export async function start(): Promise<void> {
  installFront();
  void resume();
}

const TRY_AGAIN = 5_000;

async function resume(): Promise<void> {
  try {
    (await openOutbox())?.worker.wake();
  } catch (error) {
    log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'the outbox cannot be opened now');
    setTimeout(resume, TRY_AGAIN).unref();
  }
}
