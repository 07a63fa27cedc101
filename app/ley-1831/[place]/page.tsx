import { createFoundPage } from '@/app/found-page';
import { lawCrumbs, PlacePage } from '@/components/ley-1831/place-page';
import { JsonLd } from '@/components/ui/json-ld';
import { getQuestions, placeTexts } from '@/content/place-answers';
import { type Place, places } from '@/content/places';
import { toPlacePath } from '@/lib/routes';
import { getPageMetadata } from '@/lib/seo/metadata';
import { toBreadcrumbData, toFaqData } from '@/lib/seo/structured-data';
import { getSettings } from '@/lib/settings';
import { findKit } from '../products';

export function generateStaticParams() {
  return places.map(({ slug }) => ({ place: slug }));
}

const page = createFoundPage({
  find: async ({ place }: { readonly place: string }) => {
    const found = places.find(({ slug }) => slug === place);
    return found ? { ok: true as const, ...found } : null;
  },
  describe: ({ slug, name }) =>
    getPageMetadata({
      title: placeTexts.seoTitle(name),
      description: placeTexts.description(name),
      path: toPlacePath(slug),
      ogImage: 'ley-1831',
    }),
  show,
});

export const { generateMetadata } = page;
export default page.Page;

async function show(place: Place) {
  const [{ siteUrl }, kit] = await Promise.all([getSettings(), findKit()]);
  const here = { label: place.name, href: toPlacePath(place.slug) };
  const title = placeTexts.title(place.name);
  const questions = getQuestions(place);
  return (
    <>
      <PlacePage {...{ place, title, questions, kit }} />
      <JsonLd data={toFaqData({ name: title, path: here.href, questions }, siteUrl)} />
      <JsonLd data={toBreadcrumbData(lawCrumbs, here, siteUrl)} />
    </>
  );
}
