import { contact } from '@/content/contact';
import { messages } from '@/content/messages';
import type { SubmissionReply } from '@/lib/backend/submissions-client';
import type { FormAnswer } from './answer';
import { getAnswerTime } from './opening-hours';
import type { Receipt } from './receipt';
import { toReference } from './reference';
import type { NewSubmission } from './submission';

/** What the visitor reads: `replies` are the backend's to each of `rows`, null for what is stored and waits. */
export function toAnswer(rows: readonly NewSubmission[], replies: readonly (SubmissionReply | null)[]): FormAnswer {
  const refused = rows.flatMap(({ payload }, index) => (isRefusal(replies[index]) ? [payload.id_product ?? ''] : []));
  const reply = replies.find(isRefusal) ?? (replies.includes(null) ? null : replies[0]);
  const answer = toWords(reply ?? { code: 200, message: '' });
  const isPartial = refused.length > 0 && refused.length < rows.length;
  return {
    ...answer,
    ...(answer.code !== 200 && { isRefusal: true }),
    ...(rows[0] && (answer.code === 200 || isPartial) && toReceipt(rows[0])),
    // A single product is named by its form.
    ...(refused.length > 0 && rows[0]?.quantity !== undefined && { refused, isPartial }),
  };
}

/** What somebody whose message was received may count on. */
export function toReceipt(submission: Pick<NewSubmission, 'key' | 'reference' | 'createdAt'>): Receipt {
  const { hours, answerHours } = contact;
  const answerTime = getAnswerTime(submission.createdAt, hours.schedule, answerHours);
  return { reference: toReference(submission), answerTime };
}

const isRefusal = (reply: SubmissionReply | null | undefined) => reply != null && reply.code !== 200;

function toWords({ code, message }: SubmissionReply): SubmissionReply {
  return { code, message: message || (code === 200 ? messages.forms.received : messages.forms.refused) };
}
