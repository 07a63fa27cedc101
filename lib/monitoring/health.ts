import type { Room } from '@/lib/forms/outbox/room';
import type { Outbox } from '@/lib/forms/submit';
import { log } from '@/lib/log';
import { version } from '@/package.json';

export type HealthDependencies = {
  /** Rejects when the backend does not answer. */
  readonly probe: () => Promise<unknown>;
  readonly isEmbedded: boolean;
  readonly isDraining: () => boolean;
  readonly outbox: () => Promise<Outbox>;
  readonly lastGoodReads: () => Readonly<Record<string, string | null>>;
  readonly cache: 'memory' | 'redis';
  readonly deployment: string | undefined;
  /** Others get the status alone. */
  readonly canSeeDetails: (headers: Headers) => boolean;
};

const NO_STORE = { 'Cache-Control': 'no-store' };
/** Milliseconds: however often someone asks, the backend is asked no more often. */
const PROBE_TTL_MS = 5_000;

/** GET /api/health: 200 while the process lives; with `?ready` what it can do, and 503 when it cannot serve. 'degraded' is 200. */
export function createHealthHandler(dependencies: HealthDependencies): (request: Request) => Promise<Response> {
  const isReachable = remembered(() => dependencies.probe().then(...yesOrNo));
  return async (request) => {
    if (!new URL(request.url).searchParams.has('ready'))
      return Response.json({ status: 'alive' }, { headers: NO_STORE });
    const reachable = await isReachable();
    const { isEmbedded, isDraining, cache, deployment, lastGoodReads } = dependencies;
    // A backend that is away is no reason: the pages made before are served, and messages are kept.
    const ready = !isDraining() && (reachable || !isEmbedded);
    const outbox = await getState(dependencies.outbox);
    // Not 503: a balancer would take away the pages too, of every process that shares the database.
    const able = outbox.state === 'on' || outbox.state === 'off' ? 'ready' : 'degraded';
    const status = isDraining() ? 'ending' : ready ? able : 'not ready';
    const init = { status: ready ? 200 : 503, headers: NO_STORE };
    if (!dependencies.canSeeDetails(request.headers)) return Response.json({ status }, init);
    const report = {
      status,
      backend: isEmbedded ? 'embedded' : reachable ? 'reachable' : 'unreachable',
      lastGoodReads: lastGoodReads(),
      outbox,
      cache,
      version,
      deployment: deployment ?? null,
    };
    return Response.json(report, init);
  };
}

const yesOrNo = [() => true, () => false] as const;

function remembered(ask: () => Promise<boolean>): () => Promise<boolean> {
  let asked: { readonly answer: Promise<boolean>; readonly at: number } | undefined;
  return () => {
    if (!asked || Date.now() - asked.at > PROBE_TTL_MS) asked = { answer: ask(), at: Date.now() };
    return asked.answer;
  };
}

type OutboxState = (Room & { readonly pending: number }) | { readonly state: 'off' | 'unavailable' };

async function getState(open: HealthDependencies['outbox']): Promise<OutboxState> {
  try {
    const outbox = await open();
    return outbox ? { ...(await outbox.store.room()), pending: await outbox.store.countPending() } : { state: 'off' };
  } catch (error) {
    log.error({ error }, 'the outbox could not be counted');
    return { state: 'unavailable' };
  }
}
