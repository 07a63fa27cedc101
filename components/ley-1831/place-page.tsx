import { ley1831 } from '@/content/ley-1831';
import { messages } from '@/content/messages';
import { OURS, placeTexts, type Question } from '@/content/place-answers';
import type { Place } from '@/content/places';
import type { Product } from '@/lib/catalogue/product';
import { toListPath } from '@/lib/quotation-list/address';
import { routes, toProductPath } from '@/lib/routes';
import { PictureLinks } from '../catalogue/picture-links';
import { Breadcrumbs, PageHero } from '../layout/page-hero';
import { WhatsAppButton } from '../layout/whatsapp-button';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
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
  readonly place: Place;
  readonly title: string;
  readonly questions: readonly Question[];
  /** Empty where the catalogue has none. */
  readonly kit: readonly Product[];
};

/** What the law says of a place: each question with its answer and source, what the place needs, and the norm. */
export function PlacePage({ place, title, questions, kit }: Props) {
  return (
    <>
      <PageHero title={title} trail={<Breadcrumbs links={lawCrumbs} current={{ label: place.name }} />} />
      {questions.map(({ id, title, statements, isChecklist }, index) => (
        <Section key={id} id={id} title={title} tone={index % 2 === 0 ? 'plain' : 'soft'}>
          {index === 0 ? (
            <div className={styles.first}>
              <PlaceVerdict {...{ place, kit }} />
              <Statements statements={statements} look={styles.list} />
            </div>
          ) : (
            <Statements statements={statements} look={isChecklist ? styles.grid : styles.alone} />
          )}
          {isChecklist && <PrintButton>{placeTexts.print}</PrintButton>}
        </Section>
      ))}
      {kit.length > 0 && (
        // The verdict has the button that asks for all of it.
        <Section id="kit" title={placeTexts.kit.title} intro={placeTexts.kit.intro}>
          <PictureLinks items={kit} toPath={toProductPath} />
        </Section>
      )}
      <Law />
      <WhatsAppButton text={ley1831.whatsAppText(place.name)} />
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

/** Whether the law names a place, in one line, and the next step: the first thing that its page says. */
function PlaceVerdict({ place: { depends }, kit }: Pick<Props, 'place' | 'kit'>) {
  const [device] = kit;
  return (
    <div className={styles.verdict}>
      <p className={`subtitle ${styles.words} ${depends ? styles.depends : ''}`}>
        <span className={styles.icon}>
          <Icon name={depends ? 'alert' : 'check'} size={20} />
        </span>
        {depends ?? placeTexts.named}
      </p>
      {device?.image && <Picture src={device.image} alt={device.name} width={400} height={400} sizes="8rem" first />}
      {kit.length > 0 && (
        <p>
          <ButtonLink
            href={toListPath(kit.map(({ id }) => ({ id, quantity: 1 })))}
            look={depends ? 'quiet' : 'action'}
            prefetch={false}
          >
            {placeTexts.kit.quote}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
