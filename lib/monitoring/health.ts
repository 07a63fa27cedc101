import type { Env } from '@/lib/env';
import type { Outbox } from '@/lib/forms/submit';
import { withDeadline } from '@/lib/http/timeout';
import { log } from '@/lib/log';
import { version } from '@/package.json';
import { listReasons, type OutboxState } from './reasons';

export type HealthDependencies = {
  /** Rejects when the backend does not answer. */
  readonly probe: () => Promise<unknown>;
  /** Resolves to whether a page that is not stored can be made now. */
  readonly makePage: () => Promise<boolean>;
  /** Begins the search index; resolves to whether that is over. */
  readonly prepareIndex: () => Promise<boolean>;
  /** When a rendering last took too long, in milliseconds since 1970. */
  readonly placeTakenBackAt: () => number | undefined;
  readonly isEmbedded: boolean;
  readonly isDraining: () => boolean;
  readonly outbox: () => Promise<Outbox>;
  readonly alarms: Env['alarms'];
  /** Days for which a message is kept. */
  readonly keptDays: number;
  /** For how many milliseconds reads of each verb have only failed. */
  readonly failingReads: () => Readonly<Record<string, number>>;
  readonly lastGoodReads: () => Readonly<Record<string, string | null>>;
  /** The last fault of each call of the backend. */
  readonly faults: () => Readonly<Record<string, object>>;
  readonly cache: 'memory' | 'redis';
  readonly deployment: string | undefined;
  /** Others get the status alone. */
  readonly canSeeDetails: (headers: Headers) => boolean;
};

const NO_STORE = { 'Cache-Control': 'no-store' };
/** However often someone asks, the backend is asked and a page is made no more often. */
const PROBE_TTL_MS = 5_000;
/** Longer than a rendering may keep its place in the queue (server/render-queue.ts). */
const MAX_MAKING_MS = 9_000;
/** For so long after it was first asked a process may say that it starts: slow lists must not keep it away from visitors. */
const MAX_START_MS = 60_000;
const TAKEN_BACK_SHOWN_MS = 10 * 60 * 1_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** GET /api/health: 200 while the process lives; with `?ready` what it can do, and 503 when it cannot serve. Either begins the search index. */
export function createHealthHandler(dependencies: HealthDependencies): (request: Request) => Promise<Response> {
  const isReachable = remembered(() => dependencies.probe().then(() => true));
  const canMakePages = remembered(() => withDeadline(MAX_MAKING_MS, dependencies.makePage));
  const startedAt = Date.now();
  return async (request) => {
    // Docker and watch.mjs ask only whether it lives: nobody waits for the index there.
    const preparing = dependencies.prepareIndex();
    if (!new URL(request.url).searchParams.has('ready'))
      return Response.json({ status: 'alive' }, { headers: NO_STORE });
    const [reachable, makesPages, isPrepared] = await Promise.all([isReachable(), canMakePages(), preparing]);
    const { isEmbedded, isDraining, cache, deployment, lastGoodReads } = dependencies;
    // A backend that is away is no reason: the pages made before are served, and messages are kept.
    const ready = !isDraining() && makesPages && (reachable || !isEmbedded);
    const takenBackAt = dependencies.placeTakenBackAt();
    const now = Date.now();
    // Without a backend there is nothing to wait for.
    const isStarting = ready && reachable && !isPrepared && now - startedAt < MAX_START_MS;
    const isSlow = takenBackAt !== undefined && now - takenBackAt < TAKEN_BACK_SHOWN_MS;
    // What the staff has not dealt with by then would be said for ever.
    const outbox = await getState(dependencies.outbox, now - dependencies.keptDays * DAY_MS);
    const reasons = listReasons(
      { outbox, failingReads: dependencies.failingReads(), isSlow, isEmbedded },
      dependencies.alarms,
      now,
    );
    // Not 503: a balancer would take away the pages too, of every process that shares the database.
    const able = reasons.length === 0 ? 'ready' : 'degraded';
    const started = isStarting ? 'starting' : able;
    const status = isDraining() ? 'ending' : ready ? started : 'not ready';
    const init = { status: ready && !isStarting ? 200 : 503, headers: NO_STORE };
    if (!dependencies.canSeeDetails(request.headers)) return Response.json({ status }, init);
    const report = {
      status,
      reasons,
      backend: isEmbedded ? 'embedded' : reachable ? 'reachable' : 'unreachable',
      pages: !makesPages ? 'cannot be made' : isSlow ? 'one took too long' : 'on',
      lastGoodReads: lastGoodReads(),
      faults: dependencies.faults(),
      outbox,
      cache,
      version,
      deployment: deployment ?? null,
    };
    return Response.json(report, init);
  };
}

/** Asks once for all who ask meanwhile, and again when the answer is old; a failure is false. */
function remembered(ask: () => Promise<boolean>): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined;
  const forget = () => {
    answer = undefined;
  };
  return () => {
    answer ??= ask()
      .catch(() => false)
      .finally(() => setTimeout(forget, PROBE_TTL_MS).unref());
    return answer;
  };
}

async function getState(open: HealthDependencies['outbox'], since: number): Promise<OutboxState> {
  try {
    const outbox = await open();
    if (!outbox) return { state: 'off' };
    const { store } = outbox;
    const notifications = await store.mails.count(since);
    return { ...(await store.room()), ...(await store.count(since)), notifications };
  } catch (error) {
    log.error({ error }, 'the outbox could not be counted');
    return { state: 'unavailable' };
  }
}
