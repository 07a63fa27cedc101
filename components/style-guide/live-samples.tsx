'use client';

import 'react-toastify/ReactToastify.css';
import { type ReactNode, useEffect } from 'react';
import { fieldErrors } from '@/content/client/field-errors';
import { styleGuide } from '@/content/style-guide';
import { FieldErrors } from '../forms/field-control';
import { Button } from '../ui/button';
import { notify } from '../ui/toaster';

const CAUSED = /:(hover|active|focus)(?:-visible|-within)?(?![\w-])/;

/** Copies each rule of a pointer's or keyboard's state to `[data-state]`, so that /estilo shows it and no page carries rules for that. */
export function PseudoStates() {
  useEffect(() => {
    for (const sheet of document.styleSheets) copyRules(sheet);
  }, []);
  return null;
}

function copyRules(parent: CSSStyleSheet | CSSGroupingRule): void {
  // From the last to the first, since each copy moves those behind it.
  for (let index = parent.cssRules.length - 1; index >= 0; index--) {
    const rule = parent.cssRules[index];
    if (rule instanceof CSSGroupingRule) copyRules(rule);
    if (!(rule instanceof CSSStyleRule) || !CAUSED.test(rule.selectorText)) continue;
    const selectors = shownSelectors(rule.selectorText).filter((one) => CSS.supports(`selector(${one})`));
    if (selectors.length > 0) parent.insertRule(`${selectors.join()} { ${rule.style.cssText} }`, index + 1);
  }
}

/** '.a:hover, .b' becomes ['[data-state="hover"] .a']: the selectors that tell of a state, without it. */
function shownSelectors(text: string): string[] {
  return text.split(/,(?![^(]*\))/).flatMap((part) => {
    const state = CAUSED.exec(part)?.[1];
    return state ? [`[data-state="${state}"] ${part.trim().replace(new RegExp(CAUSED, 'g'), '')}`] : [];
  });
}

const { toast, states } = styleGuide;

/** Shows both kinds of toasts on demand. */
export function ToastSample() {
  return (['success', 'error'] as const).map((kind) => (
    <Button key={kind} look="quiet" onClick={() => notify(kind, kind === 'success' ? toast.good : toast.bad)}>
      {toast.show}: {kind === 'success' ? states.good : states.bad}
    </Button>
  ));
}

const errors = { email: fieldErrors.email, policy: fieldErrors.required };

/** Its fields say what is wrong with them, as after a failed try to send. */
export function InvalidForm({ children }: { readonly children: ReactNode }) {
  return (
    <form noValidate>
      <FieldErrors value={errors}>{children}</FieldErrors>
    </form>
  );
}
