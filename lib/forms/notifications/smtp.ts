import { createTransport } from 'nodemailer';
import { withDeadline } from '@/lib/http/timeout';
import { log } from '@/lib/log';
import type { SendResult } from './delivery';
import { toHtml, toText } from './mail-body';
import type { MailContent } from './mail-content';

/** A server may take minutes until it has looked at a mail (RFC 5321, 4.5.3.2); all of it takes less than the delay after which it is sent again. */
export const TIMEOUTS_MS = { connect: 15_000, greet: 30_000, answer: 5 * 60_000, whole: 8 * 60_000 };

/** What a mail server takes for one address, and nothing that would be two. */
const ONE_ADDRESS = /^[^\s<>()[\],;:"\\@\p{C}]+@[^\s<>()[\],;:"\\@\p{C}]+$/u;

/** True for an address that a visitor wrote where it is one and nothing else. */
export const isOneAddress = (text: string): boolean => ONE_ADDRESS.test(text);

export type Mail = {
  /** The same whenever it is sent. */
  readonly id: string;
  readonly sender: { readonly name: string; readonly address: string };
  readonly to: readonly string[];
  /** Left out where it is not one plain address. */
  readonly replyTo?: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly content: MailContent;
};

/** Sends a mail by the server at `url`, over a connection of its own: there are few, and a kept one is closed by the server in between. */
export async function sendMail(url: string, mail: Mail, timeouts = TIMEOUTS_MS): Promise<SendResult> {
  const transport = createTransport({
    url,
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
    const { rejected } = await withDeadline(timeouts.whole, (signal) =>
      transport.sendMail({ ...toMessage(mail), signal }),
    );
    if (rejected.length > 0) log.error({ count: rejected.length }, 'the mail server refused addresses of NOTIFY_TO');
    return { result: 'sent' };
  } catch (error) {
    return toFailure(error, isWritten);
  }
}

function toMessage({ id, sender, to, replyTo = '', headers, content }: Mail) {
  return {
    messageId: `<${id}@${sender.address.split('@')[1]}>`,
    from: sender,
    to: to.map((address) => ({ name: '', address })),
    // Whatever the headers say.
    envelope: { from: sender.address, to: [...to] },
    ...(isOneAddress(replyTo) && { replyTo: { name: '', address: replyTo } }),
    headers,
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
