import { error as texts } from '@/content/client/error';
import { ButtonAnchor } from '../ui/button';

/** Asks for the page in the address bar again, with or without JavaScript. */
export function RetryLink() {
  return <ButtonAnchor href="?">{texts.retry}</ButtonAnchor>;
}
