import { ContactList } from '@/components/layout/contact-list';
import { MessagePage } from '@/components/layout/message-page';
import { ButtonAnchor, ButtonLink } from '@/components/ui/button';
import { PrintButton } from '@/components/ui/print-button';
import { afterSending } from '@/content/client/sent-form';
import { chat } from '@/content/contact';
import { resultPageLinks } from '@/content/form-messages';
import { messages } from '@/content/messages';
import { getCompanyLine, site } from '@/content/site';
import { routes } from '@/lib/routes';
import styles from './result-page.module.scss';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly isGood: boolean;
  /** Number of the message, and when it is answered, where the address has them. */
  readonly reference?: string;
  readonly promise?: string;
};

/** Where a form lands: what happened, its number, and what to do next. */
export function ResultPage({ title, text, isGood, reference, promise }: Props) {
  const { contact } = messages;
  return (
    <MessagePage title={title} isGood={isGood}>
      <p className={styles.company}>{getCompanyLine()}</p>
      <p className={styles.text}>{text}</p>
      {reference && (
        <p className={styles.number}>
          {afterSending.reference}: <strong>{reference}</strong>
        </p>
      )}
      {promise && <p>{promise}</p>}
      {!isGood && <ContactList />}
      <p className={`links offPaper ${styles.links}`}>
        {isGood ? (
          <>
            {reference && <PrintButton>{afterSending.print}</PrintButton>}
            <ButtonLink href={routes.categories}>{contact.seeMore}</ButtonLink>
          </>
        ) : (
          <>
            <ButtonLink href={routes.contact}>{resultPageLinks.form}</ButtonLink>
            <ButtonAnchor look="quiet" href={site.whatsapp}>
              {chat}
            </ButtonAnchor>
          </>
        )}
      </p>
    </MessagePage>
  );
}
