import type { Room } from '@/lib/database/room';
import type { Env } from '@/lib/env';

/** What waits, since when (null: nothing does), and what was given up. */
type Count = { readonly pending: number; readonly oldestAt: number | null; readonly givenUp: number };

/** What the outbox says of itself; 'off' where nothing can be stored, 'unavailable' while its database is broken. */
export type OutboxState =
  | (Room & Count & { readonly notifications: Count })
  | { readonly state: 'off' | 'unavailable' };

export type Facts = {
  readonly outbox: OutboxState;
  /** For how many milliseconds reads of each verb have only failed. */
  readonly failingReads: Readonly<Record<string, number>>;
  /** A rendering took too long a short time ago. */
  readonly isSlow: boolean;
  /** There is no backend that could take what the outbox cannot store. */
  readonly isEmbedded: boolean;
};

const toMinutes = (milliseconds: number) => `${Math.floor(milliseconds / 60_000)} minutes`;

/** Why somebody must look at a site that serves its pages, a sentence each; none when all is well. */
export function listReasons(
  { outbox, failingReads, isSlow, isEmbedded }: Facts,
  alarms: Env['alarms'],
  now: number,
): string[] {
  const reasons = Object.entries(failingReads)
    .filter(([, milliseconds]) => milliseconds >= alarms.readsMs)
    .map(([verb, milliseconds]) => `reads of ${verb} have failed for ${toMinutes(milliseconds)}`);
  if (isSlow) reasons.push('a rendering took too long');
  if (outbox.state === 'off' && isEmbedded) reasons.push('nothing can be stored: the forms answer 503');
  if (outbox.state !== 'on' && outbox.state !== 'off') reasons.push(`the outbox is ${outbox.state}`);
  if (!('pending' in outbox)) return reasons;
  const counts = [
    { count: outbox, name: 'message', cure: 'npm run messages -- --pending' },
    { count: outbox.notifications, name: 'mail', cure: 'docs/messages.md#mail-to-the-company' },
  ];
  for (const { count, name, cure } of counts) {
    const waited = now - (count.oldestAt ?? now);
    if (waited >= alarms.messageMs) reasons.push(`a ${name} has waited for ${toMinutes(waited)}`);
    if (count.givenUp >= alarms.givenUp) reasons.push(`${count.givenUp} ${name}s were given up: ${cure}`);
  }
  return reasons;
}
