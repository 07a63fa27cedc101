import { randomUUID } from 'node:crypto';
import { dataPolicy } from '@/content/documents';
import type { Client } from '@/lib/backend/client';
import { createSubmissionsClient, type SubmissionReply } from '@/lib/backend/submissions-client';
import type { Envelope } from '@/lib/envelope';
import { type Rows, UnmetError } from './rows';

const EXPECTED = '{ code: 200, message }';

/** Sends a marked message to each form, twice with the same key, or says that it does not (`productId` is null). */
export async function checkForms(rows: Rows, client: Client, apiUrl: string, productId: string | null): Promise<void> {
  if (productId === null) {
    for (const path of ['/contact', '/quotation']) rows.look(`POST ${path}`, EXPECTED, 'not sent (--send)');
    return;
  }
  const { sendContact, sendQuotation } = createSubmissionsClient(client, apiUrl);
  const mark = `PRUEBA ${randomUUID().slice(0, 8)}`;
  const contact = { client_name: mark, email: 'prueba@example.com', phone_number: '3000000000', description: mark };
  const forms: Record<string, (envelope: Envelope) => Promise<SubmissionReply>> = {
    'POST /contact': (envelope) => sendContact(contact, envelope),
    'POST /quotation': (envelope) => sendQuotation({ ...contact, id_product: productId }, envelope),
  };
  for (const [call, send] of Object.entries(forms)) {
    const envelope = { key: randomUUID(), policy: { version: dataPolicy.version, acceptedAt: Date.now() } };
    for (const which of ['', ' again, with the same key'])
      await rows.add(call + which, EXPECTED, async () => {
        const { code, message } = await send(envelope);
        if (code !== 200) throw new UnmetError(`code ${code}`);
        return `code 200${message === '' ? ', no message that a visitor may read' : ''}`;
      });
    rows.look(call, 'kept once', `look for '${mark}' in the backend`);
  }
}
