import { number, object, string } from 'yup';
import { embeddedAnswers } from '@/content/requests';
import type { Database } from '@/lib/database/connect';
import { readEnvelope } from '@/lib/envelope';
import { type FormKind, mapFields } from '@/lib/forms/fields';
import { ANSWERABLE_EMAIL } from '@/lib/text';

const text = string().trim().required();
const rules = { text, email: text.email().matches(ANSWERABLE_EMAIL), phone: text.matches(/^\d+$/), lines: text };
const toTexts = (kind: FormKind) => mapFields(kind, ({ type }) => rules[type]);
const schemas = {
  contact: object(toTexts('contact')),
  quotation: object({ ...toTexts('quotation'), id_product: number().integer().positive().required() }),
};

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
    const sent: unknown = await request.json().catch(() => null);
    if (!sent || !schemas[kind].isValidSync(sent))
      return Response.json({ code: 422, message: embeddedAnswers.invalid }, { status: 422 });
    const payload = JSON.stringify(schemas[kind].cast(sent, { stripUnknown: true }));
    const { key, policy } = readEnvelope(request.headers);
    const acceptedAt = policy ? new Date(policy.acceptedAt).toISOString() : null;
    await db.write([{ sql: INSERT, args: [kind, payload, key ?? null, policy?.version ?? null, acceptedAt] }]);
    return Response.json({ code: 200, message: embeddedAnswers.received });
  };
}
