import { listIntro } from '@/content/quotation-list';
import { INCOMPLETE } from '@/lib/quotation-list/address';
import { Icon } from '../ui/icon';
import styles from './unavailable-notice.module.scss';

type Props = {
  readonly isShown: boolean;
  /** What it says, where it is not a quotation list. */
  readonly text?: string;
};

/** Says that a product of the list was left out: where the page detects it, and where a redirect signals it by the fragment of the address. */
export function UnavailableNotice({ isShown, text = listIntro.unavailable }: Props) {
  return (
    <p id={INCOMPLETE} className={isShown ? `${styles.notice} ${styles.shown}` : styles.notice}>
      <Icon name="alert" />
      <span>{text}</span>
    </p>
  );
}
