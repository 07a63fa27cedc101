import type { Metadata } from 'next';
import { createFoundPage } from '@/app/found-page';
import { BannerPage } from '@/components/layout/page-hero';
import styles from '@/components/pasted-list/review.module.scss';
import { ReviewForm } from '@/components/pasted-list/review-form';
import { type ReviewedLine, ReviewRow } from '@/components/pasted-list/review-row';
import { AppLink } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { WarningNotice } from '@/components/ui/notice';
import { review } from '@/content/paste';
import { getPageOgImage } from '@/lib/og-images/subject';
import { LIST_FIELDS, PASTE_FORM_PATH } from '@/lib/quotation-list/fields';
import { routes } from '@/lib/routes';
import { getPageMetadata } from '@/lib/seo/metadata';
import { getSettings } from '@/lib/settings';
import { type FoundReview, findReview, reviewExample } from './review';

export const generateStaticParams = reviewExample;

const route = createFoundPage({ find: findReview, describe, show });

export const { generateMetadata } = route;
export default route.Page;

/** The title says how many were found, so that a screen reader says it once, with or without scripts. */
async function describe({ lines }: FoundReview): Promise<Metadata> {
  const title = `${review.title}: ${toSummary(lines)}`;
  const page = {
    title,
    name: review.title,
    description: review.description,
    path: routes.quotationList,
    ogImage: getPageOgImage('cotizacion'),
    isIndexed: false,
  };
  // A long address, which would come once more with every request.
  return { ...getPageMetadata(page, await getSettings()), referrer: 'strict-origin' };
}

/** What is doubtful comes first; each line has its number in the list as it was pasted. */
function show({ lines, left, base }: FoundReview) {
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
          <Button type="submit" formNoValidate>
            {review.submit}
          </Button>
        </p>
        <AppLink href={PASTE_FORM_PATH} prefetch={false}>
          {review.again}
        </AppLink>
      </ReviewForm>
    </BannerPage>
  );
}

function toSummary(lines: FoundReview['lines']): string {
  const count = (kind: ReviewedLine['verdict']['kind']) => lines.filter(({ verdict }) => verdict.kind === kind).length;
  return count('unread') > 0
    ? review.unread(count('unread'))
    : [review.found(count('found')), review.doubtful(count('doubtful')), review.free(count('free'))].join(', ');
}
