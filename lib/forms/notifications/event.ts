import type { Line, Notice, RequestNotice, SummaryNotice } from './notice';

/** A notice as the webhook's JSON (docs/notifications.md#webhook); names as in the backend's contract. */
export function toEvent(notice: Notice): object {
  return notice.kind === 'summary' ? toSummaryEvent(notice) : toRequestEvent(notice);
}

const TYPES = { request: 'request.received', reminder: 'request.reminder' } as const;

function toRequestEvent(notice: RequestNotice): object {
  const { kind, reference, form, receivedAt, answerTime, fields, policyVersion, lines } = notice;
  return {
    type: TYPES[kind],
    timestamp: toText(receivedAt),
    data: {
      reference,
      form,
      received_at: toText(receivedAt),
      answer_before: toText(answerTime),
      policy_version: policyVersion,
      ...fields,
      lines: lines.map((line) => ({ ...toProduct(line), quantity: line.quantity })),
    },
  };
}

function toSummaryEvent(notice: SummaryNotice): object {
  const { begin, end, received, answeredInTime, answeredLate, waiting, waitingBefore, products, toBeDeleted } = notice;
  return {
    type: 'summary.weekly',
    timestamp: toText(end),
    data: {
      begin: toText(begin),
      end: toText(end),
      received,
      answered_in_time: answeredInTime,
      answered_late: answeredLate,
      waiting,
      waiting_before: waitingBefore,
      to_be_deleted: toBeDeleted,
      products: products.map((product) => ({ ...toProduct(product), requests: product.requests })),
    },
  };
}

const toText = (time: number) => new Date(time).toISOString();

const toProduct = ({ id, name, address }: Omit<Line, 'quantity'>) => ({
  id_product: id,
  name: name || null,
  url: address,
});
