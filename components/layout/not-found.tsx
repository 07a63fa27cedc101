import { messages } from '@/content/messages';
import { routes } from '@/lib/routes';
import { ButtonLink } from '../ui/button';
import styles from './message.module.scss';

const { code, title, text, back } = messages.notFound;

/** What an unknown address shows; it is in the data of every page: keep it short. */
export function NotFound() {
  return (
    <div className={styles.page}>
      <h1 className={styles.code}>{code}</h1>
      <p className="subtitle">{title}</p>
      <p>{text}</p>
      <ButtonLink href={routes.home}>{back}</ButtonLink>
    </div>
  );
}
