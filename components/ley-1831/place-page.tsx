import type { ReactNode } from 'react';
import { ley1831 } from '@/content/ley-1831';
import { messages } from '@/content/messages';
import type { Question } from '@/content/place-answers';
import { placeTexts } from '@/content/place-texts';
import type { CardItem } from '@/lib/catalogue/product';
import { routes } from '@/lib/routes';
import { Breadcrumbs } from '../layout/breadcrumbs';
import { PageHero } from '../layout/page-hero';
import { WhatsAppButton } from '../layout/whatsapp-button';
import { Kit } from './kit';
import { Law } from './law';
import { PlaceAnswers } from './place-answers';

/** The way down to the pages below that of the law. */
export const lawCrumbs = [
  { label: messages.home, href: routes.home },
  { label: ley1831.title, href: routes.ley1831 },
];

type Props = {
  readonly title: string;
  /** What the page is called in the way down to it. */
  readonly label: string;
  readonly questions: readonly Question[];
  /** The answer to the first question in short. */
  readonly verdict: ReactNode;
  readonly kit: readonly CardItem[];
  /** First words of a chat. */
  readonly chat: string;
  /** Other places. */
  readonly children?: ReactNode;
};

/** What the law says of a place: the answers, what it needs, and the norm. */
export function PlacePage({ title, label, questions, verdict, kit, chat, children }: Props) {
  return (
    <>
      <PageHero title={title} text={placeTexts.intro} trail={<Breadcrumbs links={lawCrumbs} current={{ label }} />} />
      <PlaceAnswers questions={questions} verdict={verdict} />
      {children}
      <Kit products={kit} />
      <Law />
      <WhatsAppButton text={chat} />
    </>
  );
}
