import { OURS, placeTexts, type Question, type Verdict } from '@/content/place-answers';
import type { Product } from '@/lib/catalogue/product';
import { toListPath } from '@/lib/quotation-list/address';
import { routes } from '@/lib/routes';
import { ChatLink } from '../layout/whatsapp-button';
import { ButtonLink } from '../ui/button';
import { Icon, type IconName } from '../ui/icon';
import { Picture } from '../ui/picture';
import { PrintButton } from '../ui/print-button';
import { Section } from '../ui/section';
import styles from './place.module.scss';

type VerdictProps = {
  readonly verdict: Verdict;
  /** What it is called, where it is not the usual words. */
  readonly words?: string | undefined;
  /** Empty where the catalogue has none. */
  readonly kit: readonly Product[];
  /** First words of a chat, for who has to ask. */
  readonly chat?: string | undefined;
};

type Props = VerdictProps & { readonly questions: readonly Question[] };

/** The questions about a kind of place, each answer with where it comes from; what there is to do can be printed, with boxes. */
export function PlaceAnswers({ questions, ...verdict }: Props) {
  return questions.map(({ id, title, statements, isChecklist }, index) => (
    <Section key={id} id={id} title={title} tone={index % 2 === 0 ? 'plain' : 'soft'}>
      {index === 0 && (
        <div className={styles.first}>
          <PlaceVerdict {...verdict} />
          <Statements statements={statements} look={styles.list} />
        </div>
      )}
      {index > 0 && !isChecklist && <Statements statements={statements} look={styles.alone} />}
      {isChecklist && (
        <>
          <Statements statements={statements} look={styles.grid} />
          <PrintButton>{placeTexts.print}</PrintButton>
        </>
      )}
    </Section>
  ));
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
function PlaceVerdict({ verdict, words = placeTexts.verdicts[verdict], kit, chat }: VerdictProps) {
  const [device] = verdict === 'unknown' ? [] : kit;
  return (
    <div className={styles.verdict}>
      <p className={`subtitle ${styles.words} ${styles[verdict] ?? ''}`}>
        <span className={styles.icon}>
          <Icon name={icons[verdict]} size={20} />
        </span>
        {words}
      </p>
      {device?.image && (
        <Picture src={device.image} alt={device.name} lang={device.lang} width={400} height={400} sizes="8rem" first />
      )}
      <p>
        {/* What nobody knows is no reason yet to buy. */}
        {verdict === 'unknown' && (
          <ButtonLink href={`${routes.ley1831}#establecimientos`} prefetch={false}>
            {placeTexts.word.list}
          </ButtonLink>
        )}
        {verdict !== 'unknown' && kit.length > 0 && (
          <ButtonLink
            href={toListPath(kit.map(({ id }) => ({ id, quantity: 1 })))}
            look={verdict === 'named' ? 'action' : 'quiet'}
            prefetch={false}
          >
            {placeTexts.kit.quote}
          </ButtonLink>
        )}
        {chat && <ChatLink text={chat}>{placeTexts.word.ask}</ChatLink>}
      </p>
    </div>
  );
}
