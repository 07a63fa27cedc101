/** What is sent beside a submission, in headers: its body has only the keys of docs/backend-contract.md#submissions. */
export type Envelope = {
  /** The backend keeps one message for each. */
  readonly key?: string;
  /** Which text of the data policy the visitor accepted, and when, in milliseconds since 1970. */
  readonly policy?: { readonly version: string; readonly acceptedAt: number };
};

const KEY = 'Idempotency-Key';
const VERSION = 'X-Policy-Version';
const ACCEPTED_AT = 'X-Policy-Accepted-At';

/** The headers of an envelope; the time is written as ISO 8601 in UTC. */
export function writeEnvelope({ key, policy }: Envelope): Record<string, string> {
  return {
    ...(key && { [KEY]: key }),
    ...(policy && { [VERSION]: policy.version, [ACCEPTED_AT]: new Date(policy.acceptedAt).toISOString() }),
  };
}
