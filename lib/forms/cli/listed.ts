import type { Row } from '@libsql/client';
import { type FieldName, fieldNames } from '../fields';
import { getReference } from '../reference';
import { readQuantity, type Submission } from '../submission';

/** One message as the operator sees it; times are ISO 8601 in UTC. */
export type Listed = Readonly<Record<'received_at' | 'reference' | 'kind' | FieldName, string>> & {
  /** A number of the outbox, or `e` and a number of the embedded backend's own table. */
  readonly id: number | string;
  readonly id_product: string;
  /** The product's name; '' where it is not known. */
  readonly product: string;
  /** Of a product of a request for several; else null. */
  readonly quantity: number | null;
  readonly status: string;
  readonly attempts: number;
  readonly code: number | null;
  readonly message: string | null;
  /** What came of the mail to the company: 'mail sent'; '' where none is sent. */
  readonly told: string;
  /** When the staff marked it as answered. */
  readonly answered_at: string | null;
  readonly policy_version: string | null;
  readonly policy_accepted_at: string | null;
};

/** A message of the outbox, still without its product's name. */
export function fromOutbox({ reference, payload, createdAt, policyVersion, answeredAt, ...row }: Submission): Listed {
  const { id, kind, status, attempts, code, message, quantity = null } = row;
  const time = new Date(createdAt).toISOString();
  const acceptance = { policy_version: policyVersion, policy_accepted_at: time };
  const head = { id, received_at: time, reference, kind };
  const answered_at = answeredAt === null ? null : new Date(answeredAt).toISOString();
  return { ...head, ...getFields(payload), quantity, status, attempts, code, message, answered_at, ...acceptance };
}

/** A message that only the embedded backend has, still without its product's name. */
export function fromEmbedded({ id, kind, created_at, ...row }: Row): Listed {
  const text = (value: unknown) => (value == null ? null : String(value));
  const key = text(row.idempotency_key) ?? '';
  const payload = JSON.parse(String(row.payload));
  return {
    id: `e${id}`,
    received_at: String(created_at),
    reference: getReference(key),
    kind: String(kind),
    ...getFields(payload),
    quantity: readQuantity(kind, key, payload.description) ?? null,
    status: 'received',
    attempts: 0,
    code: 200,
    message: null,
    answered_at: null,
    policy_version: text(row.policy_version),
    policy_accepted_at: text(row.policy_accepted_at),
  };
}

function getFields(payload: Readonly<Record<string, unknown>>) {
  const field = (name: string) => String(payload[name] ?? '');
  return {
    ...(Object.fromEntries(fieldNames.map((name) => [name, field(name)])) as Record<FieldName, string>),
    id_product: field('id_product'),
    product: '',
    told: '',
  };
}
