import { isAuthorized } from '@/lib/backend/revalidate';
import { env } from '@/lib/env';
import type { Outbox } from '@/lib/forms/outbox';
import { isFromThisHost } from '@/lib/http/client-ip';
import { waitFor } from '@/lib/http/timeout';
import { log } from '@/lib/log';
import { processState } from '@/lib/process/process-state';
import { version } from '@/package.json';

export type HealthDependencies = {
  /** Rejects when the backend does not answer. */
  readonly probe: () => Promise<unknown>;
  /** Begins the search index; resolves to whether that is over. */
  readonly prepareIndex: () => Promise<boolean>;
  readonly isEmbedded: boolean;
  readonly outbox: () => Promise<Outbox>;
};

/** However often someone asks, the backend is asked and the database is written no more often. */
const TTL_MS = 5_000;
/** A write of the site itself takes far less. */
const LOCKED_AFTER_MS = 2_000;
/** Longest time for which a process says that it is starting: slow lists must not keep it from serving visitors. */
const MAX_START_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** GET /api/health: 200 while the process lives, with `?ready` 503 if it cannot serve; both begin the search index. */
export function createHealthHandler({ probe, prepareIndex, isEmbedded, outbox }: HealthDependencies) {
  const ask = remembered(() => Promise.all([succeeds(probe()), readDatabase(outbox)]));
  const startedAt = Date.now();
  const answer = (body: object, status = 200) =>
    Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
  return async ({ url, headers }: Request): Promise<Response> => {
    // Docker and watch.mjs ask only whether it lives: nobody waits for the index there.
    const preparing = prepareIndex();
    if (!new URL(url).searchParams.has('ready')) return answer({ status: 'alive' });
    const [[isReachable, database], isPrepared] = await Promise.all([ask(), preparing]);
    // It can serve while the backend is away: stored pages are served, and messages are kept.
    const { isDraining } = processState;
    const canServe = !isDraining && (isReachable || !isEmbedded);
    // Without a backend there is nothing to wait for.
    const isStarting = canServe && isReachable && !isPrepared && Date.now() - startedAt < MAX_START_MS;
    const isSound = database.database === 'on' || (database.database === 'off' && !isEmbedded);
    // Not 503: a balancer would take away the pages too, of every process that shares the database.
    const serving = isStarting ? 'starting' : isSound ? 'ready' : 'degraded';
    const status = isDraining ? 'ending' : canServe ? serving : 'not ready';
    const backend = isEmbedded ? 'embedded' : isReachable ? 'reachable' : 'unreachable';
    // Others get the status alone.
    const canSeeDetails = isFromThisHost(headers) || isAuthorized(headers, env.revalidateSecret);
    const details = canSeeDetails && { backend, ...database, version, deployment: env.deploymentId ?? null };
    return answer({ status, ...details }, canServe && !isStarting ? 200 : 503);
  };
}

const succeeds = (work: Promise<unknown>) => work.then(() => true).catch(() => false);

/** Shares one answer for a time among all callers. */
function remembered<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  const forget = () => {
    answer = undefined;
  };
  return () => {
    answer ??= ask().finally(() => setTimeout(forget, TTL_MS).unref());
    return answer;
  };
}

/** Whether messages can be stored, what waits and since when, what was given up, and how many are suspected. */
async function readDatabase(outbox: HealthDependencies['outbox']) {
  try {
    const opened = await outbox();
    if (!opened) return { database: 'off' };
    const { store } = opened;
    // What was given up before is not counted for ever.
    const since = Date.now() - env.messagesKeptDays * DAY_MS;
    const isLocked = (await waitFor(LOCKED_AFTER_MS, store.checkWritable())) === null;
    return {
      database: isLocked ? 'locked' : (await store.room()).state,
      messages: await store.count('backend', since),
      mails: await store.count('mail', since),
      suspected: await store.countSuspected(),
    };
  } catch (error) {
    log.error({ error }, 'the outbox could not be counted');
    return { database: 'unavailable' };
  }
}
