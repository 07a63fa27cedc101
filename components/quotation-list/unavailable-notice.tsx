import { INCOMPLETE } from '@/lib/quotation-list/left-out';
import { Icon } from '../ui/icon';
import styles from './unavailable-notice.module.scss';

type Props = {
  /** The fragment of the address by which a redirect signals it. */
  readonly id?: string;
  readonly isShown: boolean;
  readonly text: string;
};

/** Says that something was left out: where the page detects it, and where a redirect signals it. */
export function UnavailableNotice({ id = INCOMPLETE, isShown, text }: Props) {
  return (
    <p id={id} className={isShown ? `${styles.notice} ${styles.shown}` : styles.notice}>
      <Icon name="alert" />
      <span>{text}</span>
    </p>
  );
}
