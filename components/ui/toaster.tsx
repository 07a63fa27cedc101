'use client';

import { ToastContainer, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { limits } from '@/content/limits';
import { messages } from '@/content/messages';

/** The one place of toasts (spec, point 4): top right, 5 s, paused by hover, closed by a click, draggable. Loaded on demand. */
export function Toaster() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={limits.toastMilliseconds}
      pauseOnHover
      closeOnClick
      draggable
      aria-label={messages.forms.toasts}
      closeButton={false}
    />
  );
}

/** Shows a message with the icon of success or failure; screen readers hear it at once (role alert). */
export function notify(kind: 'success' | 'error', message: string): void {
  toast[kind](message);
}
