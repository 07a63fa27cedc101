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

/** The envelope in `headers`; an invalid acceptance is left out, since it would prove nothing. */
export function readEnvelope(headers: Headers): Envelope {
  const key = headers.get(KEY);
  const version = headers.get(VERSION) ?? '';
  const time = headers.get(ACCEPTED_AT) ?? '';
  const acceptedAt = /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.test(time) ? Date.parse(time) : Number.NaN;
  const isAcceptance = /^[\w.-]{1,32}$/.test(version) && Number.isFinite(acceptedAt);
  return { ...(key && { key }), ...(isAcceptance && { policy: { version, acceptedAt } }) };
}
