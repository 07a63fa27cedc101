import { isBackendEmbedded, probeBackend } from '@/lib/backend';
import { lastGoodReads } from '@/lib/backend/reads';
import { env } from '@/lib/env';
import { openOutbox } from '@/lib/forms';
import { isDraining } from '@/lib/front/drain';
import { createHealthHandler } from '@/lib/health';

export const GET = createHealthHandler({
  probe: probeBackend,
  isEmbedded: isBackendEmbedded,
  isDraining,
  outbox: openOutbox,
  lastGoodReads,
  cache: env.redisUrl ? 'redis' : 'memory',
  deployment: env.deploymentId,
});
