import type { ReactNode } from 'react';
import { ley1831 } from '@/content/ley-1831';
import { messages } from '@/content/messages';
import { OURS, placeTexts, type Question, type Verdict } from '@/content/place-answers';
import type { Product } from '@/lib/catalogue/product';
import { toListPath } from '@/lib/quotation-list/address';
import { routes, toProductPath } from '@/lib/routes';
import { PictureLinks } from '../catalogue/picture-links';
import { Breadcrumbs, PageHero } from '../layout/page-hero';
import { WhatsAppButton } from '../layout/whatsapp-button';
import { ButtonLink } from '../ui/button';
import { Icon, type IconName } from '../ui/icon';
import { Picture } from '../ui/picture';
import { PrintButton } from '../ui/print-button';
import { Section } from '../ui/section';
import { Law } from './law';
import styles from './place.module.scss';

/** The way down to the pages below that of the law. */
export const lawCrumbs = [
  { label: messages.home, href: routes.home },
  { label: ley1831.title, href: routes.ley1831 },
];

type Props = {
  readonly title: string;
  /** What the place is called in the way down to its page, and in the first words of a chat. */
  readonly place: string;
  readonly questions: readonly Question[];
  readonly verdict: Verdict;
  /** What the verdict is called, where it is not the usual words. */
  readonly words?: string | undefined;
  /** Empty where the catalogue has none. */
  readonly kit: readonly Product[];
  /** Other places. */
  readonly children?: ReactNode;
};

/** What the law says of a place: each question with its answer and source, what the place needs, and the norm. */
export function PlacePage({ title, place, questions, children, ...verdict }: Props) {
  const { kit } = verdict;
  return (
    <>
      <PageHero title={title} trail={<Breadcrumbs links={lawCrumbs} current={{ label: place }} />} />
      {questions.map(({ id, title, statements, isChecklist }, index) => (
        <Section key={id} id={id} title={title} tone={index % 2 === 0 ? 'plain' : 'soft'}>
          {index === 0 ? (
            <div className={styles.first}>
              <PlaceVerdict {...verdict} />
              <Statements statements={statements} look={styles.list} />
            </div>
          ) : (
            <Statements statements={statements} look={isChecklist ? styles.grid : styles.alone} />
          )}
          {isChecklist && <PrintButton>{placeTexts.print}</PrintButton>}
        </Section>
      ))}
      {children}
      {kit.length > 0 && (
        // The verdict has the button that asks for all of it.
        <Section id="kit" title={placeTexts.kit.title} intro={placeTexts.kit.intro}>
          <PictureLinks items={kit} toPath={toProductPath} />
        </Section>
      )}
      <Law />
      <WhatsAppButton text={ley1831.whatsAppText(place)} />
    </>
  );
}

function Statements({ statements, look }: Pick<Question, 'statements'> & { readonly look: string | undefined }) {
  return (
    <ul className={look}>
      {statements.map(({ isTask, title, text, source }) => (
        <li key={text}>
          {title && <h3 className={isTask ? styles.task : undefined}>{title}</h3>}
          <p>{text}</p>
          <p className={source.startsWith(OURS) ? styles.ours : 'remark'}>{source}</p>
        </li>
      ))}
    </ul>
  );
}

const icons: Readonly<Record<Verdict, IconName>> = {
  named: 'check',
  depends: 'alert',
  unnamed: 'minus',
  unknown: 'search',
};

/** Whether the law names a place, in one line, and the next step: the first thing that its page says. */
function PlaceVerdict({
  verdict,
  words = placeTexts.verdicts[verdict],
  kit,
}: Pick<Props, 'verdict' | 'words' | 'kit'>) {
  const [device] = verdict === 'unknown' ? [] : kit;
  return (
    <div className={styles.verdict}>
      <p className={`subtitle ${styles.words} ${styles[verdict] ?? ''}`}>
        <span className={styles.icon}>
          <Icon name={icons[verdict]} size={20} />
        </span>
        {words}
      </p>
      {device?.image && <Picture src={device.image} alt={device.name} width={400} height={400} sizes="8rem" first />}
      {/* What nobody knows is no reason yet to buy. */}
      {verdict === 'unknown' && (
        <p>
          <ButtonLink href={`${routes.ley1831}#establecimientos`} prefetch={false}>
            {placeTexts.word.list}
          </ButtonLink>
        </p>
      )}
      {verdict !== 'unknown' && kit.length > 0 && (
        <p>
          <ButtonLink
            href={toListPath(kit.map(({ id }) => ({ id, quantity: 1 })))}
            look={verdict === 'named' ? 'action' : 'quiet'}
            prefetch={false}
          >
            {placeTexts.kit.quote}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
