import '@/styles/globals.scss';
import type { ReactNode } from 'react';
import { ERROR_PAGE_ID, error, failureText } from '@/content/client/error';
import { chat, contactLabels } from '@/content/contact';
import { mobile, whatsapp } from '@/content/site';
import { Icon } from '../ui/icon';
import styles from './message.module.scss';

type Props = {
  readonly message: string;
  /** What the page is about, where its address tells. */
  readonly title?: string | undefined;
};

/** What a visitor sees when a page cannot be made: why, once more, and how to reach a person. */
export function ErrorPage({ message, title = error.title }: Props) {
  return (
    <MessagePage title={title}>
      <p className={styles.text} id={ERROR_PAGE_ID} role="alert">
        {error.prefix}
        {message}
      </p>
      {/* Asks for the page in the address bar again, with or without JavaScript. */}
      {/* Not the component: this page is in the scripts of every page. */}
      <a className="action" href="?">
        {error.retry}
      </a>
      <p>{error.help}</p>
      <p className={`links ${styles.actions}`}>
        <a href={mobile.href}>
          {contactLabels.mobile}: {mobile.label}
        </a>
        <a href={whatsapp}>{chat}</a>
      </p>
    </MessagePage>
  );
}

/** What a page shows in its place when what it needs cannot be read; its status comes from generateMetadata. */
export function FailedPage({ failure, title }: Pick<Props, 'title'> & { readonly failure: string | undefined }) {
  return (
    <>
      <title>{error.title}</title>
      <ErrorPage message={failureText(failure)} title={title} />
    </>
  );
}

type MessageProps = { readonly title: string; readonly isGood?: boolean; readonly children: ReactNode };

/** A page that only says that something went well or badly; its children say what, and what to do next. */
export function MessagePage({ title, isGood = false, children }: MessageProps) {
  return (
    <div className={styles.page}>
      <span className={isGood ? styles.mark : `${styles.mark} ${styles.bad}`}>
        <Icon name={isGood ? 'check' : 'alert'} size={32} />
      </span>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
