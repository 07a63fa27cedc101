import { messages } from '@/content/messages';
import type { SubmissionReply } from '@/lib/backend/submissions-client';
import type { FormAnswer } from './answer';
import { isKeyOfItem } from './keys';
import { getReference } from './reference';
import type { NewSubmission } from './submission';

/** What the visitor reads: `replies` are the backend's to each of `rows`, null for what is stored and waits. */
export function toAnswer(rows: readonly NewSubmission[], replies: readonly (SubmissionReply | null)[]): FormAnswer {
  const refused = rows.flatMap(({ payload }, index) => (isRefusal(replies[index]) ? [payload.id_product ?? ''] : []));
  const reply = replies.find(isRefusal) ?? (replies.includes(null) ? null : replies[0]);
  const answer = toWords(reply ?? { code: 200, message: '' });
  const [{ key } = { key: '' }] = rows;
  if (!isKeyOfItem(key)) return answer;
  const refusal = refused.length > 0 && { refused, isPartial: refused.length < rows.length };
  return { ...answer, reference: getReference(key), ...refusal };
}

const isRefusal = (reply: SubmissionReply | null | undefined) => reply != null && reply.code !== 200;

function toWords({ code, message }: SubmissionReply): SubmissionReply {
  return { code, message: message || (code === 200 ? messages.forms.received : messages.forms.refused) };
}
