import { formStates } from '@/content/client/forms';

/** What a visitor reads when nothing came back from the server. */
export function getFailureMessage(): string {
  return navigator.onLine === false ? formStates.offline : formStates.unreachable;
}
