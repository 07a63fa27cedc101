import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { MailSettings } from '@/lib/env-mail';
import { withDeadline } from '@/lib/http/timeout';
import { log } from '@/lib/log';
import { toSubject, toText } from './mail-text';
import type { ToldRequest } from './request';

/**
 * What became of a mail; `reason` is for the log. not-taken: it may simply be sent again; refused: it never will be taken; unknown: it was sent,
 * and no answer came.
 */
export type SendResult =
  | { readonly result: 'sent' }
  | { readonly result: 'not-taken' | 'refused' | 'unknown'; readonly reason: string };

/** A server may take minutes until it has looked at a mail (RFC 5321, 4.5.3.2); all of it takes less than the delay after which it is sent again. */
const TIMEOUTS_MS = { connect: 15_000, greet: 30_000, answer: 5 * 60_000, whole: 8 * 60_000 };

/** What a mail server takes for one address, and nothing that would be two. */
const ONE_ADDRESS = /^[^\s<>()[\],;:"\\@\p{C}]+@[^\s<>()[\],;:"\\@\p{C}]+$/u;

/** No absence message to the visitor from Exchange. 'Auto-Submitted' (RFC 3834) would say more, and help desks put such mails aside. */
const HEADERS = { 'X-Auto-Response-Suppress': 'OOF, AutoReply' };

/** Mails a request to the company, over a connection of its own: there are few, and a kept one is closed by the server in between. */
export async function sendMail(
  settings: MailSettings,
  key: string,
  request: ToldRequest,
  timeouts = TIMEOUTS_MS,
): Promise<SendResult> {
  const transport = createTransport({
    url: settings.url,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.greet,
    socketTimeout: timeouts.answer,
  });
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
    const message = toMessage(settings, key, request);
    const { rejected } = await withDeadline(timeouts.whole, (signal) => transport.sendMail({ ...message, signal }));
    if (rejected.length > 0) log.error({ count: rejected.length }, 'the mail server refused addresses of NOTIFY_TO');
    return { result: 'sent' };
  } catch (error) {
    return toFailure(error, isWritten);
  }
}

function toMessage({ from, to }: MailSettings, key: string, request: ToldRequest) {
  const { email = '' } = request.fields;
  const id = createHash('sha256').update(key).digest('hex').slice(0, 32);
  return {
    messageId: `<${id}@${from.split('@')[1]}>`,
    from: { name: '', address: from },
    to: to.map((address) => ({ name: '', address })),
    // Whatever the headers say.
    envelope: { from, to },
    ...(ONE_ADDRESS.test(email) && { replyTo: { name: '', address: email } }),
    headers: HEADERS,
    subject: toSubject(request),
    text: toText(request),
  };
}

function toFailure(error: unknown, isWritten: boolean): SendResult {
  const { code = 'none', responseCode } = Object(error) as { readonly code?: unknown; readonly responseCode?: unknown };
  const reason = typeof responseCode === 'number' ? `status ${responseCode}` : String(code);
  if (typeof responseCode !== 'number') return { result: isWritten ? 'unknown' : 'not-taken', reason };
  // A refused login may be corrected; a mail that is refused for good will be again (RFC 5321, 4.2.1).
  const isFinal = responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  return { result: isFinal ? 'refused' : 'not-taken', reason };
}
