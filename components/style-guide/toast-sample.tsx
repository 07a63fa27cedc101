'use client';

import { styleGuide } from '@/content/style-guide';
import { Button } from '../ui/button';
import { notify } from '../ui/toaster';

const { toast, states } = styleGuide;

/** Shows both kinds of toasts on demand. */
export function ToastSample() {
  return (['success', 'error'] as const).map((kind) => (
    <Button key={kind} look="quiet" onClick={() => notify(kind, kind === 'success' ? toast.good : toast.bad)}>
      {toast.show}: {kind === 'success' ? states.good : states.bad}
    </Button>
  ));
}
