import type { Metadata } from 'next';
import { createFoundPage, type Found } from '@/app/found-page';
import { BannerPage } from '@/components/layout/page-hero';
import styles from '@/components/pasted-list/review.module.scss';
import { ReviewForm } from '@/components/pasted-list/review-form';
import { type ReviewedLine, ReviewRow } from '@/components/pasted-list/review-row';
import { AppLink } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { WarningNotice } from '@/components/ui/notice';
import { review } from '@/content/paste';
import { tagMissing } from '@/lib/backend';
import { getVerdicts } from '@/lib/backend/search';
import { formatPasted, readPasted } from '@/lib/pasted-list/address';
import { parsePasted } from '@/lib/pasted-list/parse';
import { LIST_FIELDS, PASTE_FORM_PATH } from '@/lib/quotation-list/fields';
import { routes } from '@/lib/routes';
import { getPageMetadata } from '@/lib/seo/metadata';

type ReviewParams = { readonly lines: string };

/** Reviews are made at their first visit; the framework wants one at build. */
export function generateStaticParams(): ReviewParams[] {
  return [{ lines: formatPasted({ ...parsePasted('monitor'), base: '' }) }];
}

const route = createFoundPage({ find: findReview, describe, show });

export const { generateMetadata } = route;
export default route.Page;

/** The title says how many were found, so that a screen reader says it once, with or without scripts. */
async function describe({ lines }: Found<typeof findReview>): Promise<Metadata> {
  const page = await getPageMetadata({
    title: review.title,
    description: review.description,
    path: routes.quotationList,
    ogImage: 'cotizacion',
    isIndexed: false,
  });
  // A long address, which would come once more with every request.
  return { ...page, title: { absolute: `${review.title}: ${toSummary(lines)}` }, referrer: 'strict-origin' };
}

/** What is doubtful comes first; each line has its number in the list as it was pasted. */
function show({ lines, left, base }: Found<typeof findReview>) {
  const isDoubtful = ({ verdict }: ReviewedLine) => Number(verdict.kind === 'doubtful');
  const rows = lines.map((line, index) => ({ line, index }));
  return (
    <BannerPage isTool title={review.title} text={review.intro}>
      <ReviewForm>
        <p>{toSummary(lines)}</p>
        {lines.some(({ verdict }) => verdict.kind === 'unread') && <WarningNotice isShown text={review.cannotSearch} />}
        {left > 0 && <WarningNotice isShown text={review.left(left)} />}
        <input type="hidden" name={LIST_FIELDS.base} value={base} />
        <ol className={styles.rows}>
          {rows
            .toSorted((one, other) => isDoubtful(other.line) - isDoubtful(one.line))
            .map(({ line, index }) => (
              <ReviewRow key={index} line={line} index={index} />
            ))}
        </ol>
        <p className="dock">
          <Button type="submit">{review.submit}</Button>
        </p>
        <AppLink href={PASTE_FORM_PATH} prefetch={false}>
          {review.again}
        </AppLink>
      </ReviewForm>
    </BannerPage>
  );
}

function toSummary(lines: readonly ReviewedLine[]): string {
  const count = (kind: ReviewedLine['verdict']['kind']) => lines.filter(({ verdict }) => verdict.kind === kind).length;
  return count('unread') > 0
    ? review.unread(count('unread'))
    : [review.found(count('found')), review.doubtful(count('doubtful')), review.free(count('free'))].join(', ');
}

/** The lines of an address, and what each means in the catalogue; null where the address is none. */
async function findReview({ lines: code }: ReviewParams) {
  const pasted = readPasted(code);
  if (!pasted || pasted.lines.length === 0) return tagMissing();
  const unread = pasted.lines.map((line) => ({ ...line, verdict: { kind: 'unread' as const } }));
  const lines: readonly ReviewedLine[] = (await getVerdicts(pasted.lines)) ?? unread;
  return { ...pasted, ok: true as const, lines: lines.map(takeReference) };
}

/** A number is no quantity where it is the reference of what is found. */
function takeReference(line: ReviewedLine): ReviewedLine {
  const { verdict, code, quantity } = line;
  const isReference = verdict.kind === 'found' && code === verdict.document.id && code === String(quantity);
  return isReference ? { ...line, quantity: 1 } : line;
}
