import { createHash } from 'node:crypto';
import type { Row } from '@libsql/client';

/** request: somebody asked; reminder: its answer is due soon; summary: of a week; copy: what the visitor keeps of a request. */
export type NotificationKind = 'request' | 'reminder' | 'summary' | 'copy';
/** mail and webhook tell the company, copy mails to the visitor. */
export type ChannelName = 'mail' | 'webhook' | 'copy';

/** pending, dead-letter, unknown-outcome as of a submission; not-needed: by its time there was nothing to tell. */
export type NotificationStatus = 'pending' | 'sent' | 'not-needed' | 'dead-letter' | 'unknown-outcome';

/** One thing that the company, or a visitor, is told in one way; without personal data. */
export type Notification = {
  readonly id: number;
  /** The same for all channels, and of nothing else. */
  readonly key: string;
  readonly channel: ChannelName;
  readonly kind: NotificationKind;
  /** The number of the request; null for a summary. */
  readonly reference: string | null;
  /** When it should be told, in milliseconds since 1970, like every time here. */
  readonly dueAt: number;
  readonly status: NotificationStatus;
  readonly attempts: number;
  readonly unanswered: number;
  readonly nextAttemptAt: number;
};

/** A row of the table `notifications`. */
export function toNotification(row: Row): Notification {
  return {
    id: Number(row.id),
    key: String(row.key),
    channel: row.channel as ChannelName,
    kind: row.kind as NotificationKind,
    reference: row.reference === null ? null : String(row.reference),
    dueAt: Number(row.due_at),
    status: row.status as NotificationStatus,
    attempts: Number(row.attempts),
    unanswered: Number(row.unanswered),
    nextAttemptAt: Number(row.next_attempt_at),
  };
}

/** What names a notification to its receiver, the same whenever it is sent. */
export function toMessageId(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 32);
}
