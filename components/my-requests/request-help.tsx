import { myRequests } from '@/content/client/my-requests';
import { contact } from '@/content/contact';
import { myRequestsPage } from '@/content/my-requests';
import { routes } from '@/lib/routes';
import { ContactList } from '../layout/contact-list';
import { ButtonLink } from '../ui/button';
import styles from './request-help.module.scss';

/** What there is to do before anything was sent. */
export function EmptyRequests() {
  return (
    <div className={styles.block}>
      <p>{myRequests.emptyHelp}</p>
      <p className={styles.links}>
        <ButtonLink href={routes.categories}>{myRequests.browse}</ButtonLink>
        <ButtonLink href={routes.contact} look="quiet">
          {myRequests.write}
        </ButtonLink>
      </p>
    </div>
  );
}

/** The ways to reach the company about a request, for who does not find it. */
export function RequestHelp() {
  return (
    <section className={styles.help} aria-labelledby="ayuda-titulo">
      <h2 id="ayuda-titulo" className={styles.title}>
        {myRequestsPage.helpTitle}
      </h2>
      <p>{myRequestsPage.help}</p>
      <ContactList />
      <p>{contact.hours.text}</p>
    </section>
  );
}
