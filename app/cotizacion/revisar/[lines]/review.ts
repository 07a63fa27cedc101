import type { ReviewedLine } from '@/components/pasted-list/review-row';
import { tagMissing } from '@/lib/backend';
import { getVerdicts } from '@/lib/backend/search';
import { formatPasted, type PastedAddress, readPasted } from '@/lib/pasted-list/address';
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
  const unread = pasted.lines.map((line) => ({ ...line, verdict: { kind: 'unread' as const } }));
  const lines: readonly ReviewedLine[] = (await getVerdicts(pasted.lines)) ?? unread;
  return { ...pasted, ok: true, lines: lines.map(takeReference) };
}

/** Reviews are made at their first visit; the framework wants one at build. */
export function reviewExample(): ReviewParams[] {
  return [{ lines: formatPasted({ ...parsePasted('monitor'), base: '' }) }];
}

/** A number is no quantity where it is the reference of what is found. */
function takeReference(line: ReviewedLine): ReviewedLine {
  const { verdict, code, quantity } = line;
  const isReference = verdict.kind === 'found' && code === verdict.document.id && code === String(quantity);
  return isReference ? { ...line, quantity: 1 } : line;
}
