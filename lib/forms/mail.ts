import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { notifications as words } from '@/content/requests';
import { MAIL_ADDRESS, type MailSettings } from '@/lib/env';
import { withDeadline } from '@/lib/http/timeout';
import { log, toErrorName } from '@/lib/log';
import { type Catalogue, toText } from './mail-text';
import type { Delivery, Store, Stored } from './store';
import type { Result, Send } from './worker';

/** A server may take minutes to accept a mail (RFC 5321, 4.5.3.2); this is less than the delay until the next try. */
const TIMEOUT_MS = 8 * 60_000;
const CONNECT_TIMEOUT_MS = 15_000;
/** No absence replies from Exchange to the visitor; with 'Auto-Submitted' (RFC 3834) help desks put mails aside. */
const HEADERS = { 'X-Auto-Response-Suppress': 'OOF, AutoReply' };

/** Mails each message to the company, once its outcome is known; not what the visitor was refused. */
export function createMailSender(
  settings: MailSettings,
  store: Pick<Store, 'getMessage'>,
  catalogue: Catalogue,
  timeoutMs = TIMEOUT_MS,
): Send {
  return async ({ messageId, key }: Delivery) => {
    const message = await store.getMessage(messageId);
    const parts = message.parts.filter(({ state }) => state !== 'refused');
    if (parts.length === 0) return { state: 'refused' };
    const text = await toText({ ...message, parts }, catalogue);
    return sendMail(settings, { ...toHeaders(settings, key, message), text }, timeoutMs);
  };
}

function toHeaders({ from, to }: MailSettings, key: string, { kind, number, payload }: Stored) {
  const { email = '' } = payload;
  const id = createHash('sha256').update(key).digest('hex').slice(0, 32);
  return {
    messageId: `<${id}@${from.split('@')[1]}>`,
    from: { name: '', address: from },
    to: to.map((address) => ({ name: '', address })),
    ...(MAIL_ADDRESS.test(email) && { replyTo: { name: '', address: email } }),
    headers: HEADERS,
    // Nothing that a visitor wrote.
    subject: `${words.kinds[kind]} ${number}`,
  };
}

type Mail = ReturnType<typeof toHeaders> & { readonly text: string };

/** Over a connection of its own: there are few mails, and a kept one is closed by the server in between. */
async function sendMail({ url }: MailSettings, mail: Mail, timeoutMs: number): Promise<Result> {
  const transport = createTransport({ url, connectionTimeout: CONNECT_TIMEOUT_MS });
  let isWritten = false;
  transport.use('stream', ({ message }, done) => {
    message.processFunc((text) =>
      // Read to its end by the connection: from now on the server may have it.
      text.once('end', () => {
        isWritten = true;
      }),
    );
    done();
  });
  try {
    const { rejected } = await withDeadline(timeoutMs, (signal) => transport.sendMail({ ...mail, signal }));
    if (rejected.length > 0) log.error({ count: rejected.length }, 'the mail server refused addresses of NOTIFY_TO');
    return { state: 'sent' };
  } catch (error) {
    return toFailure(error, isWritten);
  }
}

function toFailure(error: unknown, isWritten: boolean): Result {
  const { code, responseCode } = Object(error) as { readonly code?: unknown; readonly responseCode?: unknown };
  if (typeof responseCode !== 'number') {
    const reason = typeof code === 'string' ? code : toErrorName(error);
    return { state: isWritten ? 'unknown' : 'not accepted', reason };
  }
  const reason = `status ${responseCode}`;
  // A refused login may be corrected; a mail that is refused for good will be again (RFC 5321, 4.2.1).
  const isFinal = responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  if (isFinal) log.error({ reason }, 'a mail was refused: docs/operating.md#mail-to-the-company');
  return isFinal ? { state: 'held' } : { state: 'not accepted', reason };
}
