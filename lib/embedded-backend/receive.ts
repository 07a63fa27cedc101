import { embeddedAnswers } from '@/content/requests';
import type { Database } from '@/lib/database/connect';
import { readEnvelope } from '@/lib/envelope';
import { type FormKind, getFieldNames } from '@/lib/forms/fields';
import { pick } from '@/lib/http/records';

const COLUMNS = 'kind, payload, idempotency_key, policy_version, policy_accepted_at';
const INSERT = `INSERT INTO messages (${COLUMNS}) VALUES (?, ?, ?, ?, ?) ON CONFLICT (idempotency_key) DO NOTHING`;

/**
 * Gives a function that stores a submission with its acceptance of the policy; the same Idempotency-Key again is the same message. How much may
 * be stored, and for how long, the outbox of the forms decides (lib/forms/store.ts).
 */
export function createReceiver(open: () => Promise<Database>, isStored: () => boolean) {
  return async (kind: FormKind, request: Request): Promise<Response> => {
    const db = await open();
    if (!isStored()) return Response.json({ message: embeddedAnswers.notStored }, { status: 503 });
    // Only the site itself calls it, whose forms have checked what is sent.
    const payload = JSON.stringify(pick(await request.json(), [...getFieldNames(kind), 'id_product']));
    const { key, policy } = readEnvelope(request.headers);
    const acceptedAt = policy ? new Date(policy.acceptedAt).toISOString() : null;
    await db.write([{ sql: INSERT, args: [kind, payload, key ?? null, policy?.version ?? null, acceptedAt] }]);
    return Response.json({ code: 200, message: embeddedAnswers.received });
  };
}
