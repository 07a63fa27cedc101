import type { ReactNode } from 'react';
import { error } from '@/content/client/error';
import { whatsApp } from '@/content/client/whatsapp';
import { ways } from '@/content/contact';
import { mobile, whatsapp } from '@/content/site';
import { ERROR_PAGE_ID } from '@/lib/failures/failure-text';
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
    <MessagePage title={error.title}>
      <p className={styles.text} id={ERROR_PAGE_ID} role="alert">
        {error.prefix}
        {message}
      </p>
      {children}
      <p>{error.help}</p>
      <p className={styles.ways}>
        <a href={mobile.href}>
          {ways.mobile}: {mobile.label}
        </a>
        <a href={whatsapp}>{whatsApp.float}</a>
      </p>
    </MessagePage>
  );
}
