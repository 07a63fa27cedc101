import '@/components/layout/shell-sheets';
import type { Metadata } from 'next';
import { createFoundPage } from '@/app/found-page';
import { BannerPage } from '@/components/layout/page-hero';
import { ReviewList } from '@/components/pasted-list/review-list';
import { Picture } from '@/components/ui/picture';
import { review } from '@/content/paste';
import { getPageOgImage } from '@/lib/og-images/subject';
import { routes } from '@/lib/routes';
import type { SearchDocument } from '@/lib/search-index/documents';
import { getPageMetadata } from '@/lib/seo/metadata';
import { getSettings } from '@/lib/settings';
import { countVerdicts, type FoundReview, findReview, type ReviewedLine, reviewExample } from './review';

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

function show({ lines, left, nameless, base }: FoundReview) {
  const rows = lines.map(({ verdict, ...line }) => ({
    ...line,
    kind: verdict.kind,
    reason: verdict.kind === 'found' && verdict.reason !== 'same' ? review.reasons[verdict.reason](verdict.words) : '',
    products: listProducts(verdict).map(toChoice),
  }));
  return (
    <BannerPage isTool title={review.title} text={review.intro}>
      <ReviewList rows={rows} summary={toSummary(lines)} left={left} nameless={nameless} base={base} />
    </BannerPage>
  );
}

function toSummary(lines: FoundReview['lines']): string {
  const counts = countVerdicts(lines);
  const unsure = lines.filter(({ asked }) => asked).length;
  const all =
    counts.unread > 0
      ? [review.unread(counts.unread)]
      : [review.found(counts.found), review.doubtful(counts.doubtful), review.free(counts.free)];
  return [...all, ...(unsure > 0 ? [review.toCheck(unsure)] : [])].join(', ');
}

function listProducts(verdict: ReviewedLine['verdict']): readonly SearchDocument[] {
  if (verdict.kind === 'doubtful') return verdict.candidates;
  return verdict.kind === 'found' ? [verdict.document] : [];
}

const toChoice = (document: SearchDocument) => ({
  id: document.id,
  name: document.name,
  lang: document.lang,
  brand: document.brand,
  picture: <Picture src={document.imageSm} alt="" width={64} height={64} sizes="4rem" />,
});
