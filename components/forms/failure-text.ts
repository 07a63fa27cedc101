import { messages } from '@/content/messages';

/** What a visitor reads when nothing came back from the server. */
export function failureText(): string {
  return navigator.onLine === false ? messages.forms.offline : messages.forms.unreachable;
}
