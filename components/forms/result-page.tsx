import { ContactList } from '@/components/layout/contact-list';
import { MessagePage } from '@/components/layout/message-page';
import { AppLink } from '@/components/ui/app-link';
import button from '@/components/ui/button.module.scss';
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
        <AppLink className={button.action} href={isGood ? routes.home : routes.contact}>
          {isGood ? messages.notFound.back : messages.contact.title}
        </AppLink>
        <a className={button.quiet} href={site.whatsapp}>
          {messages.whatsApp.float}
        </a>
      </p>
    </MessagePage>
  );
}
