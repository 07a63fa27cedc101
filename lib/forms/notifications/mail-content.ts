import { language, timeZone } from '@/content/language';
import { notifications as words } from '@/content/notifications';
import { type FieldName, fields as formFields } from '../fields';
import { WARNING_DAYS } from '../outbox/delays';
import { toPromise } from '../receipt';
import type { Line, Notice, RequestNotice, SummaryNotice } from './notice';

/** What a mail says, before it is text or markup: nothing here is escaped. */
export type MailContent = {
  /** Never has anything that a visitor wrote. */
  readonly subject: string;
  readonly title: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** Texts of several lines that a visitor wrote. */
  readonly quotes: readonly { readonly label: string; readonly text: string }[];
  readonly list?: { readonly title: string; readonly items: readonly Item[] } | undefined;
  readonly note?: string | undefined;
};

/** A product: its name, what else is said of it, and its page. */
type Item = { readonly name: string; readonly detail: string; readonly address: string };

/** 'lunes, 23 de noviembre de 2026, 10:30 a. m.' */
export const MOMENT = new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'full', timeStyle: 'short' });
const DAY = new Intl.DateTimeFormat(language, { timeZone, day: 'numeric', month: 'long' });

/** What the mail of a notice says; without `hasDetails` no more than number and kind of a request. */
export function toMailContent(notice: Notice, hasDetails: boolean): MailContent {
  if (notice.kind === 'summary') return toSummary(notice);
  const kind = words.kinds[notice.form];
  const { subject, title } = words[notice.kind];
  const number = { label: words.reference, value: notice.reference };
  const head = { subject: subject(kind, notice.reference), title: title(kind) };
  if (!hasDetails) return { ...head, facts: [number], quotes: [], note: words.withoutDetails };
  const isQuote = (name: string) => formFields[name as FieldName].type === 'lines';
  const written = Object.entries(notice.fields).map(([name, text]) => ({ name, label: getLabel(name), text }));
  return {
    ...head,
    facts: [
      number,
      { label: words.receivedAt, value: MOMENT.format(notice.receivedAt) },
      { label: words.promise, value: `«${toPromise(notice.answerTime)}»` },
      ...written.filter(({ name }) => !isQuote(name)).map(({ label, text }) => ({ label, value: text })),
    ],
    quotes: written.filter(({ name }) => isQuote(name)),
    list: notice.lines.length > 0 ? { title: words.lines, items: notice.lines.map(toItem) } : undefined,
    note: words.reply,
  };
}

function toSummary(notice: SummaryNotice): MailContent {
  const { begin, end, products, toBeDeleted } = notice;
  const { subject, products: title, requests, toBeDeleted: warning, ...counts } = words.summary;
  const names = ['received', 'answeredInTime', 'answeredLate', 'waiting', 'waitingBefore'] as const;
  const head = subject(DAY.format(begin), DAY.format(end - 1));
  const items = products.map((product) => ({
    ...toNamed(product),
    detail: `${words.product} ${product.id}, ${requests(product.requests)}`,
  }));
  return {
    subject: head,
    title: head,
    facts: names.map((name) => ({ label: '', value: counts[name](notice[name]) })),
    quotes: [],
    list: items.length > 0 ? { title, items } : undefined,
    note: toBeDeleted > 0 ? warning(toBeDeleted, WARNING_DAYS) : undefined,
  };
}

const getLabel = (name: string) => words.fields[name as FieldName];

function toItem({ quantity, ...line }: RequestNotice['lines'][number]): Item {
  const reference = `${words.product} ${line.id}`;
  const detail = quantity === null ? reference : `${reference}, ${words.quantity.toLowerCase()} ${quantity}`;
  return { ...toNamed(line), detail };
}

const toNamed = ({ name, address }: Omit<Line, 'quantity'>) => ({ name: name || words.unknownName, address });
