import { listPageTexts } from '@/content/client/quotation-list-page';
import { Icon } from '../ui/icon';
import { INCOMPLETE } from './incomplete';
import styles from './unavailable-notice.module.scss';

/** Says that a product of the list was left out: where the page knows it, and where a redirect has told it by the fragment of the address. */
export function UnavailableNotice({ isShown }: { readonly isShown: boolean }) {
  return (
    <p id={INCOMPLETE} className={isShown ? `${styles.notice} ${styles.shown}` : styles.notice}>
      <Icon name="alert" />
      <span>{listPageTexts.unavailable}</span>
    </p>
  );
}
