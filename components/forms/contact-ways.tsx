import type { ReactNode } from 'react';
import { contact } from '@/content/contact';
import { messages } from '@/content/messages';
import { mobile } from '@/content/site';
import { ContactList } from '../layout/contact-list';
import { ButtonAnchor } from '../ui/button';
import { ChatLink } from '../ui/chat-link';
import styles from './contact-ways.module.scss';

/** The form, and beside it every other way to reach the company; on a phone the two quickest come first. */
export function ContactWays({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <div className={styles.quick}>
        <ButtonAnchor icon="phone" look="quiet" href={mobile.href}>
          {messages.contact.call}
        </ButtonAnchor>
        <ChatLink>{messages.whatsApp.short}</ChatLink>
      </div>
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
