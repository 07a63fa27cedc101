import { isBackendEmbedded, probeBackend } from '@/lib/backend';
import { prepareIndex } from '@/lib/backend/search';
import { openOutbox } from '@/lib/forms/outbox';
import { createHealthHandler } from '@/lib/health';

export const GET = createHealthHandler({
  probe: probeBackend,
  prepareIndex,
  isEmbedded: isBackendEmbedded,
  outbox: openOutbox,
});
