import type { ReactNode } from 'react';
import { contact } from '@/content/contact';
import { ContactList } from '../layout/contact-list';
import styles from './contact-ways.module.scss';

/** The form, and beside it every other way to reach the company. */
export function ContactWays({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.layout}>
      {children}
      <div className={styles.ways}>
        <h2 className={styles.title}>{contact.ways.title}</h2>
        <ContactList />
        <h2 className={styles.title}>{contact.hours.title}</h2>
        <p>{contact.hours.text}</p>
      </div>
    </div>
  );
}
