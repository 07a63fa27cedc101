import { ContactList } from '@/components/layout/contact-list';
import { MessagePage } from '@/components/layout/message-page';
import { ButtonAnchor, ButtonLink } from '@/components/ui/button';
import { companyLine } from '@/content/company-line';
import { messages } from '@/content/messages';
import { site } from '@/content/site';
import { routes } from '@/lib/routes';
import { ReceiptSummary } from './receipt-summary';
import styles from './result-page.module.scss';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly isGood: boolean;
  /** Number of the message, and when it is answered, where the address has them. */
  readonly reference?: string;
  readonly promise?: string;
};

/** Where a form lands: what happened, what the visitor keeps of it, and what to do next. */
export function ResultPage({ title, text, isGood, reference, promise }: Props) {
  const { contact, whatsApp, resultPageLinks } = messages;
  return (
    <MessagePage title={title} isGood={isGood}>
      <p className={styles.company}>{companyLine}</p>
      <p className={styles.text}>{text}</p>
      {reference && <ReceiptSummary reference={reference} promise={promise} />}
      {!isGood && <ContactList />}
      <p className={styles.links}>
        <ButtonLink href={isGood ? routes.categories : routes.contact}>
          {isGood ? contact.seeMore : resultPageLinks.form}
        </ButtonLink>
        {isGood ? (
          <ButtonLink look="quiet" href={routes.home}>
            {resultPageLinks.home}
          </ButtonLink>
        ) : (
          <ButtonAnchor look="quiet" href={site.whatsapp}>
            {whatsApp.float}
          </ButtonAnchor>
        )}
      </p>
    </MessagePage>
  );
}
