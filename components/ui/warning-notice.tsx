import { Icon } from './icon';
import styles from './notice.module.scss';

type Props = {
  /** The fragment of the address by which a redirect shows it. */
  readonly id?: string;
  /** True where the page itself has found the reason. */
  readonly isShown?: boolean;
  readonly text: string;
};

/** Says that something is missing: where the page detects it, and where a redirect signals it. */
export function WarningNotice({ id, isShown = false, text }: Props) {
  return (
    <p id={id} className={isShown ? styles.warning : `${styles.warning} ${styles.awaited}`}>
      <Icon name="alert" />
      <span>{text}</span>
    </p>
  );
}
