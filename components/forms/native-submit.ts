import { clearDraft } from './draft';

/** Milliseconds in which the site must answer at all. */
const TIMEOUT_MS = 5_000;

/** Leaves a form to the browser, which posts it as without JavaScript, and forgets its draft; false where the site cannot be reached. */
export async function submitNatively(form: HTMLFormElement, draftKey: string): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const isReachable = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
  if (isReachable && form.reportValidity()) {
    clearDraft(draftKey);
    form.submit();
  }
  return isReachable;
}
