import { contact } from '@/content/contact';
import { myRequestsPage } from '@/content/my-requests';
import { ContactList } from '../layout/contact-list';
import styles from './request-help.module.scss';

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
