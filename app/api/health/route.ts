import { isBackendEmbedded, probeBackend } from '@/lib/backend';
import { isAuthorized } from '@/lib/backend/revalidate';
import { prepareIndex } from '@/lib/backend/search';
import { env } from '@/lib/env';
import { openOutbox } from '@/lib/forms';
import { createHealthHandler } from '@/lib/health';
import { isFromThisHost } from '@/lib/http/client-ip';
import { processState } from '@/lib/process/process-state';

export const GET = createHealthHandler({
  probe: probeBackend,
  prepareIndex,
  isEmbedded: isBackendEmbedded,
  isDraining: () => processState.isDraining,
  outbox: openOutbox,
  keptDays: env.messagesKeptDays,
  deployment: env.deploymentId,
  canSeeDetails: (headers) => isFromThisHost(headers) || isAuthorized(headers, env.revalidateSecret),
});
