import { placeTexts, type Verdict } from '@/content/place-texts';
import type { Product } from '@/lib/catalogue/product';
import { toListPath } from '@/lib/quotation-list/address';
import { routes } from '@/lib/routes';
import { ButtonLink } from '../ui/button';
import { ChatLink } from '../ui/chat-link';
import { Icon, type IconName } from '../ui/icon';
import { Picture } from '../ui/picture';
import styles from './place-verdict.module.scss';

type Props = {
  readonly verdict: Verdict;
  /** What it is called, where it is not the usual words. */
  readonly words?: string | undefined;
  /** Empty where the catalogue has none. */
  readonly kit: readonly Product[];
  /** First words of a chat, for who has to ask. */
  readonly question?: string | undefined;
};

const icons: Readonly<Record<Verdict, IconName>> = {
  named: 'check',
  depends: 'alert',
  unnamed: 'minus',
  unknown: 'search',
};

/** Whether the law names a place, in one line, and the next step: the first thing that its page says. */
export function PlaceVerdict({ verdict, words = placeTexts.verdicts[verdict], kit, question }: Props) {
  const [device] = verdict === 'unknown' ? [] : kit;
  return (
    <div className={styles.block}>
      <p className={`${styles.verdict} ${styles[verdict]}`}>
        <span className={styles.icon}>
          <Icon name={icons[verdict]} size={20} />
        </span>
        {words}
      </p>
      {device?.image && (
        <Picture
          src={device.image}
          alt={device.name}
          lang={device.lang}
          width={400}
          height={400}
          sizes="8rem"
          className={styles.picture}
          first
        />
      )}
      <p className={styles.ways}>
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
        {question && <ChatLink text={question}>{placeTexts.word.ask}</ChatLink>}
      </p>
    </div>
  );
}
