import { messages } from '@/content/messages';
import button from '../ui/button.module.scss';

/** Tries to make the page again without leaving it. */
export function RetryButton({ retry }: { readonly retry: () => void }) {
  return (
    <button type="button" className={button.action} onClick={retry}>
      {messages.error.retry}
    </button>
  );
}
