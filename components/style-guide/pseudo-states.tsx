'use client';

import { useEffect } from 'react';

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
