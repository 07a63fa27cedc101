import type { Metadata } from 'next';
import styles from '@/components/layout/message.module.scss';
import { ChatLink } from '@/components/layout/whatsapp-button';
import { ButtonLink } from '@/components/ui/button';
import { messages } from '@/content/messages';
import { routes } from '@/lib/routes';

const { code, title, text, back, ask, question } = messages.notFound;

// The framework adds noindex by itself.
export const metadata: Metadata = { title, robots: null };

/** What an unknown address shows; it is in the data of every page: keep it short. */
export default function NotFound() {
  return (
    <div className={styles.page}>
      <h1 className={styles.code}>{code}</h1>
      <p className="subtitle">{title}</p>
      <p>{text}</p>
      <ButtonLink href={routes.home}>{back}</ButtonLink>
      <ChatLink text={question}>{ask}</ChatLink>
    </div>
  );
}
