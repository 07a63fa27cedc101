import type { ReactNode } from 'react';
import { ley1831 } from '@/content/ley-1831';
import { messages } from '@/content/messages';
import { placeTexts, type Question, type Verdict } from '@/content/place-answers';
import type { Product } from '@/lib/catalogue/product';
import { routes, toProductPath } from '@/lib/routes';
import { PictureLinks } from '../catalogue/picture-links';
import { Breadcrumbs } from '../layout/breadcrumbs';
import { PageHero } from '../layout/page-hero';
import { WhatsAppButton } from '../layout/whatsapp-button';
import { Section } from '../ui/section';
import { Law } from './law';
import { PlaceAnswers } from './place-answers';

/** The way down to the pages below that of the law. */
export const lawCrumbs = [
  { label: messages.home, href: routes.home },
  { label: ley1831.title, href: routes.ley1831 },
];

type Props = {
  readonly title: string;
  /** What the place is called in the way down to its page, and in the first words of a chat. */
  readonly label: string;
  readonly place: string;
  readonly questions: readonly Question[];
  readonly verdict: Verdict;
  /** What the verdict is called, where it is not the usual words. */
  readonly words?: string | undefined;
  /** Empty where the catalogue has none. */
  readonly kit: readonly Product[];
  /** Who is there has to ask. */
  readonly isUnsure: boolean;
  /** Other places. */
  readonly children?: ReactNode;
};

/** What the law says of a place: the answers, what it needs, and the norm. */
export function PlacePage({ title, label, place, questions, verdict, words, kit, isUnsure, children }: Props) {
  const chat = ley1831.whatsAppText(place);
  return (
    <>
      <PageHero title={title} text={placeTexts.intro} trail={<Breadcrumbs links={lawCrumbs} current={{ label }} />} />
      <PlaceAnswers
        questions={questions}
        verdict={verdict}
        words={words}
        kit={kit}
        chat={isUnsure ? chat : undefined}
      />
      {children}
      {kit.length > 0 && <Kit products={kit} />}
      <Law />
      <WhatsAppButton text={chat} />
    </>
  );
}

/** What a place needs; the verdict has the button that asks for all of it. */
function Kit({ products }: { readonly products: Props['kit'] }) {
  const { title, intro } = placeTexts.kit;
  return (
    <Section id="kit" title={title} intro={intro}>
      <PictureLinks items={products} toPath={toProductPath} />
    </Section>
  );
}
