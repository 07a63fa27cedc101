import { error as texts } from '@/content/client/error';
// Not the component: this link is in the scripts of every page.
import button from '../ui/button.module.scss';

/** Asks for the page in the address bar again, with or without JavaScript. */
export function RetryLink() {
  return (
    <a className={button.action} href="?">
      {texts.retry}
    </a>
  );
}
