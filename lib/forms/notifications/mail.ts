import { ways } from '@/content/contact';
import { notifications as words } from '@/content/notifications';
import { emails, site } from '@/content/site';
import type { MailSettings, SenderSettings } from '@/lib/env-notifications';
import { toPromise } from '../receipt';
import type { CopyNotice } from './copy';
import type { Channel } from './delivery';
import { type MailContent, MOMENT, toMailContent } from './mail-content';
import type { Notice } from './notice';
import { isOneAddress, type Mail, sendMail, TIMEOUTS_MS } from './smtp';

/** No absence message to the visitor from Exchange. 'Auto-Submitted' (RFC 3834) would say more, and help desks put such mails aside. */
const NOTICE_HEADERS = { 'X-Auto-Response-Suppress': 'OOF, AutoReply' };

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
    headers: NOTICE_HEADERS,
    content: toMailContent(notice, hasDetails),
  };
}

/** Nobody's machine answers it: RFC 3834, and Exchange's own. */
const COPY_HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** Mails the copies that visitors asked for. */
export function createCopies({ url, from }: SenderSettings): Channel<CopyNotice> {
  return {
    name: 'copy',
    send: async ({ id, to, ...notice }) => {
      if (!isOneAddress(to)) return { result: 'refused', reason: 'not one plain address' };
      const sender = { name: site.name, address: from };
      const content = toCopyContent(notice);
      return sendMail(url, { id, sender, to: [to], replyTo: emails.sales, headers: COPY_HEADERS, content });
    },
  };
}

function toCopyContent({
  form,
  reference,
  receivedAt,
  answerTime,
  address,
}: Omit<CopyNotice, 'id' | 'to'>): MailContent {
  const { kinds, subject, title, receipt, open, note } = words.copy;
  return {
    subject: subject(kinds[form], reference),
    title: title(kinds[form]),
    facts: [
      { label: words.reference, value: reference },
      { label: words.receivedAt, value: MOMENT.format(receivedAt) },
      { label: '', value: toPromise(answerTime) },
      { label: ways.phone, value: site.landline.label },
      { label: ways.mobile, value: site.mobile.label },
      { label: ways.email, value: emails.sales },
    ],
    quotes: [],
    list: { title: receipt, items: [{ name: open, detail: `${words.reference.toLowerCase()} ${reference}`, address }] },
    note,
  };
}
