'use client';

import { styleGuide } from '@/content/style-guide';
import button from '../ui/button.module.scss';
import { notify } from '../ui/toaster';

const { toast, states } = styleGuide;

/** Shows both kinds of toasts on demand. */
export function ToastSample() {
  return (['success', 'error'] as const).map((kind) => (
    <button
      key={kind}
      type="button"
      className={button.quiet}
      onClick={() => notify(kind, kind === 'success' ? toast.good : toast.bad)}
    >
      {toast.show}: {kind === 'success' ? states.good : states.bad}
    </button>
  ));
}
