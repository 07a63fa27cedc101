import type { ReactNode } from 'react';
import { messages } from '@/content/messages';
import { routes } from '@/lib/routes';
import { ButtonLink } from '../ui/button';
import styles from './message-page.module.scss';
import { SearchBox } from './search-box';
import { ChatLink } from './whatsapp-button';

const { code, title, text, back, search, browse, ask, getQuestion } = messages.notFound;

type Props = {
  /** The requested public address, where it is known. */
  readonly address?: string;
  /** Other ways on, in the place of the link to the categories. */
  readonly children?: ReactNode;
};

/** What an unknown address shows, and ways on. Without an address it is in the data of every page: keep it short. */
export function NotFound({ address, children }: Props) {
  return (
    <div className={styles.page}>
      <h1 className={styles.code}>{code}</h1>
      <p className="subtitle">{title}</p>
      <p>{text}</p>
      <ButtonLink href={routes.home}>{back}</ButtonLink>
      <SearchBox label={search} />
      {children ?? (
        <ButtonLink href={routes.categories} look="quiet">
          {browse}
        </ButtonLink>
      )}
      <ChatLink text={getQuestion(address)}>{ask}</ChatLink>
    </div>
  );
}
