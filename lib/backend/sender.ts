import { type CallAnswer, readCall } from './answers';
import type { Client } from './client';
import { BackendAnswerError } from './errors';

/** Payload of POST /contact (spec, point 3). */
export type ContactPayload = {
  readonly client_name: string;
  readonly email: string;
  readonly phone_number: string;
  readonly description: string;
};

/** Payload of POST /quotation: `id_product` comes from the route. */
export type QuotationPayload = ContactPayload & { readonly id_product: string };

/** The POST verbs over a client; each resolves to the backend's `{ code, message }`, whatever the HTTP status. */
export function createSender(client: Client) {
  const send = async (path: string, payload: ContactPayload, idempotencyKey?: string): Promise<CallAnswer> => {
    const headers = idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {};
    const { status, body } = await client.post(path, payload, headers);
    const call = readCall(body);
    if (!call) throw new BackendAnswerError(`The answer to ${path} has no code (HTTP ${status})`);
    return call;
  };
  return {
    sendContact: (payload: ContactPayload, key?: string) => send('/contact', payload, key),
    sendQuotation: (payload: QuotationPayload, key?: string) => send('/quotation', payload, key),
  };
}
