import type { MailSettings } from '@/lib/env-notifications';
import type { Channel } from './delivery';
import { toHtml, toText } from './mail-body';
import { toMailContent } from './mail-content';
import type { Notice } from './notice';
import { isOneAddress, sendMail, TIMEOUTS_MS } from './smtp';

/** No absence message to the visitor from Exchange. 'Auto-Submitted' (RFC 3834) would say more, and help desks put such mails aside. */
const HEADERS = { 'X-Auto-Response-Suppress': 'OOF, AutoReply' };

/** Mails to the company. */
export function createMail(settings: MailSettings, timeouts = TIMEOUTS_MS): Channel {
  return { name: 'mail', send: async (notice) => sendMail(settings.url, toMail(notice, settings), timeouts) };
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
    ...(visitor && isOneAddress(visitor) && { replyTo: { name: '', address: visitor } }),
    headers: HEADERS,
    subject: content.subject,
    text: toText(content),
    html: toHtml(content),
  };
}
