import { isBackendEmbedded, probeBackend } from '@/lib/backend';
import { listFaults } from '@/lib/backend/faults';
import { listFailingReads, listLastGoodReads } from '@/lib/backend/read-status';
import { prepareIndex } from '@/lib/backend/search';
import { env } from '@/lib/env';
import { openOutbox } from '@/lib/forms';
import { createHealthHandler } from '@/lib/monitoring/health';
import { canSeeDetails } from '@/lib/monitoring/health-details';
import { processState } from '@/lib/process/process-state';

export const GET = createHealthHandler({
  probe: probeBackend,
  // Elsewhere the platform asks its own questions.
  makePage: async () => (await processState.makePage?.()) ?? true,
  prepareIndex,
  placeTakenBackAt: () => processState.placeTakenBackAt,
  isEmbedded: isBackendEmbedded,
  isDraining: () => processState.isDraining,
  outbox: openOutbox,
  alarms: env.alarms,
  keptDays: env.messagesKeptDays,
  failingReads: listFailingReads,
  lastGoodReads: listLastGoodReads,
  faults: listFaults,
  cache: env.redisUrl ? 'redis' : 'memory',
  deployment: env.deploymentId,
  canSeeDetails: (headers) => canSeeDetails(headers, env.trustedProxies, env.revalidateSecret),
});
