import { createFoundPage } from '@/app/found-page';
import { lawCrumbs, PlacePage } from '@/components/ley-1831/place-page';
import { PlaceVerdict } from '@/components/ley-1831/place-verdict';
import { JsonLd } from '@/components/ui/json-ld';
import { ley1831 } from '@/content/ley-1831';
import { getQuestions } from '@/content/place-answers';
import { placeTexts } from '@/content/place-texts';
import { findPlace, places } from '@/content/places';
import { toPlacePath } from '@/lib/routes';
import { getFixedPageMetadata } from '@/lib/seo/metadata';
import { toBreadcrumbData, toFaqData } from '@/lib/seo/structured/lists';
import { getDescription } from '@/lib/seo/texts';
import { getSettings } from '@/lib/settings';
import { findKit } from '../products';

export function generateStaticParams() {
  return places.map(({ slug }) => ({ place: slug }));
}

const page = createFoundPage({
  find: async ({ place }: { readonly place: string }) => {
    const found = findPlace(place);
    return found ? { ok: true as const, ...found } : null;
  },
  describe: ({ slug, name }) =>
    getFixedPageMetadata({
      title: placeTexts.seoTitle(name),
      description: getDescription(placeTexts.description(name)),
      path: toPlacePath(slug),
      ogImage: slug,
    }),
  show,
});

export const { generateMetadata } = page;
export default page.Page;

async function show(place: NonNullable<ReturnType<typeof findPlace>>) {
  const [{ siteUrl }, kit] = await Promise.all([getSettings(), findKit()]);
  const here = { label: place.name, href: toPlacePath(place.slug) };
  const title = placeTexts.title(place.name);
  const questions = getQuestions(place);
  const chat = ley1831.whatsAppText(place.name);
  return (
    <>
      <PlacePage
        {...{ title, questions, kit, chat }}
        label={place.name}
        verdict={
          <PlaceVerdict
            verdict={place.depends ? 'depends' : 'named'}
            words={place.depends}
            kit={kit}
            question={kit.length === 0 ? chat : undefined}
          />
        }
      />
      <JsonLd data={toFaqData({ name: title, path: here.href, questions }, siteUrl)} />
      <JsonLd data={toBreadcrumbData(lawCrumbs, here, siteUrl)} />
    </>
  );
}
