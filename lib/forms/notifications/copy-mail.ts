import { ways } from '@/content/contact';
import { notifications as words } from '@/content/notifications';
import { emails, site } from '@/content/site';
import type { SenderSettings } from '@/lib/env-notifications';
import { toPromise } from '../receipt';
import type { CopyNotice } from './copy';
import type { Channel } from './delivery';
import { type MailContent, MOMENT } from './mail-content';
import { isOneAddress, sendMail } from './smtp';

/** Nobody's machine answers it: RFC 3834, and Exchange's own. */
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** Mails the copies that visitors asked for. */
export function createCopies({ url, from }: SenderSettings): Channel<CopyNotice> {
  return {
    name: 'copy',
    send: async ({ id, to, ...notice }) => {
      if (!isOneAddress(to)) return { result: 'refused', reason: 'not one plain address' };
      const sender = { name: site.name, address: from };
      const content = toContent(notice);
      return sendMail(url, { id, sender, to: [to], replyTo: emails.sales, headers: HEADERS, content });
    },
  };
}

function toContent({ form, reference, receivedAt, answerTime, address }: Omit<CopyNotice, 'id' | 'to'>): MailContent {
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
