import { error as texts } from '@/content/client/error';
import button from '../ui/button.module.scss';

/** Asks for the page in the address bar again, with or without JavaScript. */
export function RetryLink() {
  return (
    <a className={button.action} href="?">
      {texts.retry}
    </a>
  );
}
