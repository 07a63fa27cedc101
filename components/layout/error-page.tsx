import '@/styles/globals.scss';
import { error } from '@/content/client/error';
import { chat, ways } from '@/content/contact';
import { mobile, whatsapp } from '@/content/site';
import { ERROR_PAGE_ID, failureText } from '@/lib/failures/failure-text';
import styles from './message.module.scss';
import { MessagePage } from './message-page';

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
      <p className={`links ${styles.ways}`}>
        <a href={mobile.href}>
          {ways.mobile}: {mobile.label}
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
