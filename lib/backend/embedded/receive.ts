import type { Context } from 'hono';
import { number, object, string } from 'yup';
import { embeddedAnswers } from '@/content/messages';
import { readEnvelope } from '../envelope';
import type { Database } from './connect';

const contact = object({
  client_name: string().trim().required(),
  email: string().trim().email().required(),
  phone_number: string().trim().matches(/^\d+$/).required(),
  description: string().trim().required(),
});
const schemas = { contact, quotation: contact.shape({ id_product: number().integer().positive().required() }) };

const INSERT = `INSERT INTO messages (kind, payload, idempotency_key, policy_version, policy_accepted_at) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT (idempotency_key) DO NOTHING`;

/** A handler that stores submissions of one kind with their acceptance of the policy; the same Idempotency-Key again is the same message. */
export function receiver(
  kind: keyof typeof schemas,
  open: () => Promise<Database>,
  isStored: () => boolean,
): (c: Context) => Promise<Response> {
  return async (c) => {
    const db = await open();
    if (!isStored()) return c.json({ code: 503, message: embeddedAnswers.notStored }, 503);
    const sent: unknown = await c.req.json().catch(() => null);
    if (!sent || !schemas[kind].isValidSync(sent)) return c.json({ code: 422, message: embeddedAnswers.invalid }, 422);
    const payload = JSON.stringify(schemas[kind].cast(sent, { stripUnknown: true }));
    const { key, policy } = readEnvelope(c.req.raw.headers);
    const acceptedAt = policy ? new Date(policy.acceptedAt).toISOString() : null;
    await db.write([{ sql: INSERT, args: [kind, payload, key ?? null, policy?.version ?? null, acceptedAt] }]);
    return c.json({ code: 200, message: embeddedAnswers.received });
  };
}
