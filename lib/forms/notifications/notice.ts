import { pick } from '@/lib/http/records';
import { log, toErrorName } from '@/lib/log';
import { toPublicAddress, toShortPath } from '@/lib/routes';
import { type FieldName, type FormKind, getFieldNames } from '../fields';
import { toReceipt } from '../replies';
import type { Submission } from '../submission';
import { type Notification, toMessageId } from './notification';
import { getWeek } from './plan';
import type { NotificationStore } from './store';
import type { Summaries, Week } from './summary';

/** A product of a request; `quantity` is null where the visitor was not asked for it. */
export type Line = {
  readonly id: string;
  /** '' while the catalogue does not say it. */
  readonly name: string;
  readonly quantity: number | null;
  readonly address: string;
};

/** All that the company may know of a request. */
export type RequestNotice = {
  readonly kind: 'request' | 'reminder';
  readonly id: string;
  readonly reference: string;
  readonly form: FormKind;
  readonly receivedAt: number;
  /** The promised moment. */
  readonly answerTime: number;
  /** What the visitor wrote. */
  readonly fields: Readonly<Partial<Record<FieldName, string>>>;
  readonly policyVersion: string;
  readonly lines: readonly Line[];
};

export type SummaryNotice = Omit<Week, 'products'> & {
  readonly kind: 'summary';
  readonly id: string;
  /** The first moment of the week, and the first of the next one. */
  readonly begin: number;
  readonly end: number;
  readonly products: readonly (Omit<Line, 'quantity'> & { readonly requests: number })[];
};

/** What a channel sends. */
export type Notice = RequestNotice | SummaryNotice;

export type NoticeSource = {
  readonly notifications: NotificationStore;
  readonly summaries: Summaries;
  readonly siteUrl: string;
  /** The key that signs receipts; null where there is none. */
  readonly getReceiptKey: () => Promise<string | null>;
  /** The name of a product, or ''. */
  readonly getName: (id: string) => Promise<string>;
};

/** Reads what a notification tells, by now; null when there is nothing to tell (any more). */
export async function readNotice(source: NoticeSource, notification: Notification): Promise<Notice | null> {
  const { key, kind, reference } = notification;
  const id = toMessageId(key);
  const toProduct = async (product: string) => ({
    id: product,
    name: await source.getName(product).catch(noteMissing),
    address: toPublicAddress(source.siteUrl, toShortPath(product)),
  });
  if (kind === 'summary' || reference === null) {
    const { begin, end } = getWeek(key);
    const { products, ...week } = await source.summaries.readWeek(begin, end, Date.now());
    const named = products.map(async (product) => ({ ...product, ...(await toProduct(product.id)) }));
    return { kind: 'summary', id, begin, end, ...week, products: await Promise.all(named) };
  }
  const { rows, isAnswered } = await source.notifications.getRequest(reference);
  const [first] = rows;
  if (!first || (kind === 'reminder' && isAnswered)) return null;
  const lines = rows
    .filter(({ payload }) => payload.id_product)
    .map(async ({ payload, quantity }) => ({
      ...(await toProduct(payload.id_product ?? '')),
      quantity: quantity ?? null,
    }));
  return {
    kind: kind === 'reminder' ? kind : 'request',
    id,
    reference,
    form: first.kind,
    receivedAt: first.createdAt,
    answerTime: toReceipt(first).answerTime,
    fields: { ...pick(first.payload, getFieldNames(first.kind)), description: getWords(rows) },
    policyVersion: first.policyVersion,
    lines: await Promise.all(lines),
  };
}

/** What the visitor wrote, free lines and notes included, without the lines that toRows and toParts add. */
function getWords([first, ...others]: readonly Submission[]): string {
  const lines = (row?: Submission) => row?.payload.description?.split('\n') ?? [];
  const written = first?.quantity === undefined ? lines(first) : lines(first).slice(0, -1);
  const continued = others.filter(({ payload }) => !payload.id_product).flatMap((row) => lines(row).slice(1));
  return [...written, ...continued].join('\n');
}

/** What the company is told never waits for the catalogue. */
function noteMissing(error: unknown): string {
  log.warn({ error: toErrorName(error) }, 'the name of a product is missing in a notification');
  return '';
}
