import type { InStatement } from '@libsql/client';
import { contact } from '@/content/contact';
import { getLastOpen, getMonday, getNextOpen } from '../opening-hours';
import { toReference } from '../reference';
import { toReceipt } from '../replies';
import type { NewSubmission } from '../submission';
import type { ChannelName, NotificationKind } from './notification';

const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;
const { schedule } = contact.hours;

/** Once for each key and channel, whoever plans it. */
const PLAN = `INSERT OR IGNORE INTO notifications (key, channel, kind, reference, due_at, next_attempt_at) SELECT ?, ?, ?, ?, ?, ?`;
/** Another process may have stored the same request, under another number. */
const IF_STORED = `${PLAN} WHERE EXISTS (SELECT 1 FROM submissions WHERE reference = ?)`;

export type Telling = {
  /** By which the company is told. */
  readonly channels: readonly ChannelName[];
  /** How many minutes before the promised moment it is reminded; 0: never. */
  readonly reminderMinutes: number;
  /** Visitors get the copy that they ask for. */
  readonly sendsCopies?: boolean;
};

/** What is written beside the rows of a request that is forwarded at `dueAt` at the latest. */
export function planRequest(
  { channels, reminderMinutes, sendsCopies }: Telling,
  [row]: readonly NewSubmission[],
  dueAt: number,
): readonly InStatement[] {
  if (!row) return [];
  const reference = toReference(row);
  const plan = (kind: NotificationKind, time: number, names = channels) =>
    names.map((channel) => ({
      sql: IF_STORED,
      args: [`${kind}:${reference}:${row.createdAt}`, channel, kind, reference, time, time, reference],
    }));
  const reminderAt = getReminderTime(row, reminderMinutes);
  return [
    ...plan('request', dueAt),
    ...(reminderAt > row.createdAt ? plan('reminder', reminderAt) : []),
    ...(sendsCopies && row.wantsCopy ? plan('copy', dueAt, ['copy']) : []),
  ];
}

/** Plans the summary of the week of `now`, for when the next one begins to work. */
export function planSummary({ channels }: Telling, now: number): readonly InStatement[] {
  const monday = getMonday(now) + WEEK_MS;
  const time = getNextOpen(monday, schedule);
  return channels.map((channel) => ({ sql: PLAN, args: [`summary:${monday}`, channel, 'summary', null, time, time] }));
}

/** The week that a summary planned by planSummary is of: its first moment, and the first of the next one. */
export function getWeek(key: string): { readonly begin: number; readonly end: number } {
  const end = Number(key.split(':')[1]);
  return { begin: end - WEEK_MS, end };
}

/** When the company is reminded of a request: while it is open. */
function getReminderTime(row: NewSubmission, minutes: number): number {
  return minutes === 0 ? 0 : getLastOpen(toReceipt(row).answerTime - minutes * MINUTE_MS, schedule);
}
