import type { Row } from '@libsql/client';
import type { FormKind } from './fields';
import { getReference } from './reference';

/** A key that toItemKey made, as it is stored. */
const KEY_OF_ITEM = /\.\d+of\d+(:|$)/;

/**
 * suspected: its hidden field was filled, so it is kept apart until the staff releases it; pending: waits for the backend; delivered, refused: it answered; received: the embedded backend took it, so only this site has it;
 * dead-letter: given up, or refused after its visitor was told 'received'; unknown-outcome: it was sent several times, and nobody knows whether
 * the backend has it.
 */
export type Status = 'suspected' | 'pending' | 'delivered' | 'received' | 'refused' | 'dead-letter' | 'unknown-outcome';

/** What a visitor sent, checked. */
export type Content = {
  readonly kind: FormKind;
  /** Exactly the keys of docs/backend-contract.md#submissions; of a request for several products, until toRows, `items` for `id_product`. */
  readonly payload: Readonly<Record<string, string>>;
};

export type NewSubmission = Content & {
  readonly key: string;
  readonly policyVersion: string;
  /** Milliseconds since 1970, like every time here; the policy was accepted then. */
  readonly createdAt: number;
  /** Its number (createReference). */
  readonly reference?: string | undefined;
  /** How many of its product, where it is one of a request for several. */
  readonly quantity?: number | undefined;
  /** A machine may have sent it: it is stored, and neither forwarded nor mailed. */
  readonly isSuspected?: boolean | undefined;
};

export type Submission = NewSubmission & {
  readonly id: number;
  readonly reference: string;
  readonly status: Status;
  readonly attempts: number;
  /** Calls that were begun and had no answer so far: the backend may have taken each of them. */
  readonly unanswered: number;
  readonly nextAttemptAt: number;
  readonly code: number | null;
  readonly message: string | null;
  /** When the staff marked it as answered; null while they have not. */
  readonly answeredAt: number | null;
};

/** How the rows of a request, and its mail, begin. */
export const toFirstStatus = ({ isSuspected }: NewSubmission) => (isSuspected ? 'suspected' : 'pending');

/** A row of the table `submissions` as the outbox speaks of it. */
export function toSubmission(row: Row): Submission {
  const key = String(row.key);
  const kind = row.kind === 'quotation' ? 'quotation' : 'contact';
  const payload = JSON.parse(String(row.payload));
  return {
    id: Number(row.id),
    key,
    kind,
    payload,
    policyVersion: String(row.policy_version),
    createdAt: Number(row.created_at),
    // A process of an older version has stored none.
    reference: row.reference == null ? getReference(key) : String(row.reference),
    quantity: row.quantity == null ? readQuantity(kind, key, payload.description) : Number(row.quantity),
    status: row.status as Status,
    attempts: Number(row.attempts),
    unanswered: Number(row.unanswered),
    nextAttemptAt: Number(row.next_attempt_at),
    code: row.code === null ? null : Number(row.code),
    message: row.message === null ? null : String(row.message),
    answeredAt: row.answered_at == null ? null : Number(row.answered_at),
  };
}

/** The quantity in the last line of a text of toRows: older versions and the embedded backend have it there alone. */
export function readQuantity(kind: unknown, key: string, text: unknown): number | undefined {
  return kind === 'quotation' && KEY_OF_ITEM.test(key)
    ? Number(/\d+/.exec(String(text).split('\n').at(-1) ?? '')?.[0])
    : undefined;
}
