import { contact } from '@/content/contact';
import { messages } from '@/content/messages';
import { site } from '@/content/site';
import button from '../ui/button.module.scss';
import styles from './error-page.module.scss';

type Props = { readonly message: string; readonly retry: () => void };

/** What a visitor sees when a page cannot be made: why, once more, and how to reach a person. */
export function ErrorPage({ message, retry }: Props) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{messages.error.title}</h1>
      <p role="alert">
        {messages.error.prefix}
        {message}
      </p>
      <button type="button" className={button.action} onClick={retry}>
        {messages.error.retry}
      </button>
      <p>{messages.error.help}</p>
      <p className={styles.ways}>
        <a href={site.mobile.href}>
          {contact.ways.mobile}: {site.mobile.label}
        </a>
        <a href={site.whatsapp}>{messages.whatsApp.float}</a>
      </p>
    </div>
  );
}
