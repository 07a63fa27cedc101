import { ContactList } from '@/components/layout/contact-list';
import { MessagePage } from '@/components/layout/message-page';
import { ButtonAnchor, ButtonLink } from '@/components/ui/button';
import { contact } from '@/content/contact';
import { messages } from '@/content/messages';
import { site } from '@/content/site';
import { routes } from '@/lib/routes';
import styles from './result-page.module.scss';

type Props = { readonly title: string; readonly text: string; readonly isGood: boolean };

/** Where a form lands without JavaScript: what happened, and what to do next. */
export function Landing({ title, text, isGood }: Props) {
  return (
    <MessagePage title={title} isGood={isGood}>
      <p className={styles.text}>{text}</p>
      {isGood ? <p className={styles.next}>{contact.next.sentences.join(' ')}</p> : <ContactList />}
      <p className={styles.links}>
        <ButtonLink href={isGood ? routes.home : routes.contact}>
          {isGood ? messages.notFound.back : messages.contact.title}
        </ButtonLink>
        <ButtonAnchor look="quiet" href={site.whatsapp}>
          {messages.whatsApp.float}
        </ButtonAnchor>
      </p>
    </MessagePage>
  );
}
