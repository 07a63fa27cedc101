import type { MailSettings } from '@/lib/env-notifications';
import type { Channel } from './delivery';
import { toMailContent } from './mail-content';
import type { Notice } from './notice';
import { type Mail, sendMail, TIMEOUTS_MS } from './smtp';

/** No absence message to the visitor from Exchange. 'Auto-Submitted' (RFC 3834) would say more, and help desks put such mails aside. */
const HEADERS = { 'X-Auto-Response-Suppress': 'OOF, AutoReply' };

/** Mails to the company. */
export function createMail(settings: MailSettings, timeouts = TIMEOUTS_MS): Channel {
  return { name: 'mail', send: async (notice) => sendMail(settings.url, toMail(notice, settings), timeouts) };
}

function toMail(notice: Notice, { from, recipients, hasDetails }: MailSettings): Mail {
  return {
    id: notice.id,
    sender: { name: '', address: from },
    to: notice.kind === 'summary' ? recipients.all : recipients[notice.form],
    replyTo: notice.kind === 'summary' || !hasDetails ? undefined : notice.fields.email,
    headers: HEADERS,
    content: toMailContent(notice, hasDetails),
  };
}
