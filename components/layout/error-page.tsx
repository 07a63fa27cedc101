import type { ReactNode } from 'react';
import { contact } from '@/content/contact';
import { messages } from '@/content/messages';
import { site } from '@/content/site';
import { ERROR_PAGE_ID } from '@/lib/failure-text';
import styles from './error-page.module.scss';
import { MessagePage } from './message-page';

type Props = {
  readonly message: string;
  /** The button or link that tries again. */
  readonly children: ReactNode;
};

/** What a visitor sees when a page cannot be made: why, once more, and how to reach a person. */
export function ErrorPage({ message, children }: Props) {
  return (
    <MessagePage title={messages.error.title}>
      <p className={styles.text} id={ERROR_PAGE_ID} role="alert">
        {messages.error.prefix}
        {message}
      </p>
      {children}
      <p>{messages.error.help}</p>
      <p className={styles.ways}>
        <a href={site.mobile.href}>
          {contact.ways.mobile}: {site.mobile.label}
        </a>
        <a href={site.whatsapp}>{messages.whatsApp.float}</a>
      </p>
    </MessagePage>
  );
}
