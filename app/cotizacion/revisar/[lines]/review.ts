import type { ReviewedLine } from '@/components/pasted-list/review-row';
import { tagMissing } from '@/lib/backend';
import { getVerdicts } from '@/lib/backend/search';
import { formatPasted, type PastedAddress, readPasted } from '@/lib/pasted-list/address';
import type { ReadLine } from '@/lib/pasted-list/line';
import { parsePasted } from '@/lib/pasted-list/parse';

export type ReviewParams = { readonly lines: string };
export type FoundReview = Omit<PastedAddress, 'lines'> & {
  readonly ok: true;
  readonly lines: readonly ReviewedLine[];
};

/** The lines of an address, and what each means in the catalogue; null where the address is none. */
export async function findReview({ lines: code }: ReviewParams): Promise<FoundReview | null> {
  const pasted = readPasted(code);
  if (!pasted || pasted.lines.length === 0) return tagMissing();
  const verdicts = await getVerdicts(pasted.lines);
  const lines = (verdicts ?? pasted.lines.map(toUnread)).map(({ verdict, ...line }) => withVerdict(line, verdict));
  return { ...pasted, ok: true, lines };
}

const toUnread = (line: ReadLine) => ({ ...line, verdict: { kind: 'unread' as const } });

/** Reviews are made at their first visit; the framework wants one at build. */
export function reviewExample(): ReviewParams[] {
  return [{ lines: formatPasted({ ...parsePasted('monitor'), base: '' }) }];
}

/** A number is no quantity where it is the reference of what is found. */
function withVerdict(line: ReadLine, verdict: ReviewedLine['verdict']): ReviewedLine {
  const isReference =
    verdict.kind === 'found' && line.code === verdict.document.id && line.code === String(line.quantity);
  return { ...line, quantity: isReference ? 1 : line.quantity, verdict };
}
