import { isRecord } from '@/lib/http/records';
import { truncate } from '@/lib/text';
import type { Client } from './client';
import { getKind, noteFault, toAnswerError, toCall, toStatusError } from './errors';
import { toParagraphs, toWhole } from './fields';

/** The keys of docs/backend-contract.md#submissions, which the form's schema has checked. */
type Payload = Readonly<Record<string, string>>;

/** What is sent beside a submission, in headers: its body has only the keys of the contract. */
type Envelope = {
  /** The backend keeps one message for each. */
  readonly key?: string;
  /** Which text of the data policy the visitor accepted, and when, in milliseconds since 1970. */
  readonly policy?: { readonly version: string; readonly acceptedAt: number };
};

/** The headers of an envelope; the time is written as ISO 8601 in UTC. */
const writeEnvelope = ({ key, policy }: Envelope): Record<string, string> => ({
  ...(key && { 'Idempotency-Key': key }),
  ...(policy && {
    'X-Policy-Version': policy.version,
    'X-Policy-Accepted-At': new Date(policy.acceptedAt).toISOString(),
  }),
});

/** A final answer of the backend; `message` is '' when it said nothing that a visitor may read. */
export type SubmissionReply = { readonly code: number; readonly message: string };

/** The POST verbs: each resolves to the backend's code and message, and throws a BackendError if there is no answer. */
export function createSubmissionsClient(client: Client) {
  const { hostname } = new URL(client.apiUrl);
  const send = async (path: string, payload: Payload, envelope: Envelope = {}): Promise<SubmissionReply> => {
    const { status, body } = await client.post(path, payload, writeEnvelope(envelope));
    const said = isRecord(body) ? body : {};
    const code = toWhole(said.code);
    if (code !== undefined) return { code, message: readable(toParagraphs(said.message), hostname) };
    // Laravel's refusals have `errors` but no code; its other statuses without one say nothing about the message.
    if (body !== null && (status === 400 || status === 422)) return { code: status, message: '' };
    const failure =
      status >= 400
        ? toStatusError(status)
        : toAnswerError({ field: 'code', expected: 'whole number', received: getKind(said.code) });
    noteFault(toCall('POST', path), failure.fault);
    throw failure;
  };
  return {
    sendContact: (payload: Payload, envelope?: Envelope) => send('/contact', payload, envelope),
    sendQuotation: (payload: Payload, envelope?: Envelope) => send('/quotation', payload, envelope),
  };
}

const INTERNAL_DETAILS =
  /[<>\\]|SQLSTATE|Exception|Stack trace|\.php\b|\/[a-z_.-]+\/[a-z_]|[a-z]+:\/\/|\b\d{1,3}(\.\d{1,3}){3}\b|localhost|\bcURL\b|\bport \d|\w:\d{4}/i;

const MAX_MESSAGE_CHARS = 300;

/** A server's message on one line; '' if it shows internals: markup, paths, exceptions, its host (but in e-mail). */
function readable(message: string, hostname: string): string {
  const line = message.replace(/\s*\n\s*/g, ' ');
  const isInside = INTERNAL_DETAILS.test(line) || line.replaceAll(`@${hostname}`, '').includes(hostname);
  return isInside ? '' : truncate(line, MAX_MESSAGE_CHARS);
}
