'use client';

import { createRoot } from 'react-dom/client';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { formStates } from '@/content/client/forms';
import { clientLimits } from '@/content/client/limits';

let place: HTMLElement | undefined;

/** Shows a message, announced at once (role alert); loaded on demand, as styles/toasts.scss is. */
export function notify(kind: 'success' | 'error', message: string): void {
  place ??= createPlace();
  // Each time: an error may have replaced the whole document.
  document.body.append(place);
  // What an earlier press came to is no longer true.
  toast.dismiss();
  toast[kind](message);
}

/** The one place of toasts (docs/behaviour.md#required): in `body` nothing covers it, and it outlives its form. */
function createPlace(): HTMLElement {
  const element = document.createElement('div');
  createRoot(element).render(
    <ToastContainer
      autoClose={clientLimits.toastMilliseconds}
      closeOnClick
      draggable
      aria-label={formStates.toasts}
      closeButton={false}
    />,
  );
  return element;
}
