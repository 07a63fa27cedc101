import { createFoundPage } from '@/app/found-page';
import { findKit } from '@/app/ley-1831/products';
import { PlacePage } from '@/components/ley-1831/place-page';
import { NearPlaces, PlaceQuestion } from '@/components/ley-1831/places';
import { limits } from '@/content/limits';
import { getWordQuestion, placeTexts } from '@/content/place-answers';
import { findPlaceAnswer } from '@/lib/find-place-answer';
import { routes, toPlaceWordPath } from '@/lib/routes';
import { getPageMetadata } from '@/lib/seo/metadata';
import { leaveOutContacts, normalizeSearch } from '@/lib/text';

type Params = { readonly word: string };

const texts = placeTexts.word;

/** Each is made at its first visit; the framework wants one. */
export function generateStaticParams(): Params[] {
  return [{ word: 'hotel' }];
}

const page = createFoundPage({
  find: async ({ word }: Params, decode) => {
    const text = normalizeSearch(decode(word), limits.searchText);
    return text === '' ? null : { ok: true as const, word: text, answer: findPlaceAnswer(text) };
  },
  describe: ({ word }) =>
    getPageMetadata({
      title: texts.title(texts.neutral),
      description: texts.description,
      path: toPlaceWordPath(word),
      ogImage: 'ley-1831',
      isIndexed: false,
    }),
  show: async ({ word, answer }) => {
    const shown = leaveOutContacts(word);
    return (
      <PlacePage
        title={texts.title(shown ? texts.quoted(shown) : texts.neutral)}
        place={shown || texts.neutral}
        questions={[getWordQuestion(answer)]}
        verdict={answer.verdict}
        kit={await findKit()}
      >
        <NearPlaces slugs={answer.near} />
        <PlaceQuestion title={texts.again} list={`${routes.ley1831}#establecimientos`} />
      </PlacePage>
    );
  },
});

export const { generateMetadata } = page;
export default page.Page;
