import { messages } from '@/content/messages';
import button from '../ui/button.module.scss';

/** Asks for the page in the address bar again, with or without JavaScript. */
export function RetryLink() {
  return (
    <a className={button.action} href="?">
      {messages.error.retry}
    </a>
  );
}
