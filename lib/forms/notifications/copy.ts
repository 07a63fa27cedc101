import { toPublicAddress, toResultPagePath } from '@/lib/routes';
import type { FormKind } from '../fields';
import { toPerson } from '../outbox/person';
import { type Receipt, toReceiptPath } from '../receipt';
import { toReceipt } from '../replies';
import type { NoticeSource } from './notice';
import { type Notification, toMessageId } from './notification';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** To one address, in a day: nobody is flooded by who writes another's address. */
const MAX_COPIES = 3;

/** What a visitor is sent of a request: nothing that anybody wrote but the address. */
export type CopyNotice = Receipt & {
  readonly id: string;
  readonly to: string;
  readonly form: FormKind;
  readonly receivedAt: number;
  /** The whole address of the receipt. */
  readonly address: string;
};

/** Reads what the copy of a request tells; null where there is none (any more), or its address had enough of them. */
export async function readCopy(source: NoticeSource, notification: Notification): Promise<CopyNotice | null> {
  const { rows, isPartial } = await source.notifications.getRequest(notification.reference ?? '');
  const [first] = rows;
  const key = await source.getReceiptKey();
  const now = Date.now();
  // After a day the promised moment is near or over, and the address has three others to come.
  if (!first || !key || first.createdAt < now - DAY_MS) return null;
  const to = first.payload.email ?? '';
  const person = toPerson(to);
  if (!person) return null;
  if ((await source.notifications.countOtherCopies(notification, person, now - DAY_MS)) >= MAX_COPIES) return null;
  const receipt = toReceipt(first);
  const path = toResultPagePath(toReceiptPath(isPartial ? 'parcial' : 'enviado', receipt, key));
  return {
    ...receipt,
    id: toMessageId(notification.key),
    to,
    form: first.kind,
    receivedAt: first.createdAt,
    address: toPublicAddress(source.siteUrl, path),
  };
}
