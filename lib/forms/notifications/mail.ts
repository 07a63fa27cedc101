import { createTransport } from 'nodemailer';
import type { MailSettings } from '@/lib/env-notifications';
import { withDeadline } from '@/lib/http/timeout';
import { log } from '@/lib/log';
import type { Channel, SendResult } from './delivery';
import { toHtml, toText } from './mail-body';
import { toMailContent } from './mail-content';
import type { Notice } from './notice';

/** A server may take minutes until it has looked at a mail (RFC 5321, 4.5.3.2); all of it takes less than the delay after which it is sent again. */
const TIMEOUTS_MS = { connect: 15_000, greet: 30_000, answer: 5 * 60_000, whole: 8 * 60_000 };

/** What a mail server takes for one address, and nothing that would be two. */
const ONE_ADDRESS = /^[^\s<>()[\],;:"\\@\p{C}]+@[^\s<>()[\],;:"\\@\p{C}]+$/u;

/** No absence message to the visitor from Exchange. 'Auto-Submitted' (RFC 3834) would say more, and help desks put such mails aside. */
const HEADERS = { 'X-Auto-Response-Suppress': 'OOF, AutoReply' };

/** Mails to the company, each over a connection of its own: there are few, and a kept one is closed by the server in between. */
export function createMail(settings: MailSettings, timeouts = TIMEOUTS_MS): Channel {
  return {
    name: 'mail',
    send: async (notice) => {
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
        const mail = toMail(notice, settings);
        const { rejected } = await withDeadline(timeouts.whole, (signal) => transport.sendMail({ ...mail, signal }));
        if (rejected.length > 0)
          log.error({ count: rejected.length }, 'the mail server refused addresses of NOTIFY_TO');
        return { result: 'sent' };
      } catch (error) {
        return toFailure(error, isWritten);
      }
    },
  };
}

function toMail(notice: Notice, { from, recipients, hasDetails }: MailSettings) {
  const content = toMailContent(notice, hasDetails);
  const to = notice.kind === 'summary' ? recipients.all : recipients[notice.form];
  const visitor = notice.kind === 'summary' || !hasDetails ? undefined : notice.fields.email;
  return {
    messageId: `<${notice.id}@${from.split('@')[1]}>`,
    from: { name: '', address: from },
    to: to.map((address) => ({ name: '', address })),
    // Whatever the headers say.
    envelope: { from, to },
    ...(visitor && ONE_ADDRESS.test(visitor) && { replyTo: { name: '', address: visitor } }),
    headers: HEADERS,
    subject: content.subject,
    text: toText(content),
    html: toHtml(content),
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
