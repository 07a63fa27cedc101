'use client';

import { type MouseEvent, type ReactNode, useState } from 'react';

type Props = {
  /** For the device's own way; the menu's button copies the address in it. */
  readonly data: { readonly title: string; readonly text: string; readonly url: string };
  /** What is said when that is done. */
  readonly copied: string;
  readonly styles: { readonly [name: string]: string | undefined };
  readonly opener: ReactNode;
  /** Links and a button. */
  readonly children: ReactNode;
};

/** A menu that opens the device's own share dialog, if any; its button copies the address, or shows it on failure. */
export function ShareControls({ data, copied, styles, opener, children }: Props) {
  const [said, setSaid] = useState('');
  const press = async (event: MouseEvent<HTMLDetailsElement>) => {
    const menu = event.currentTarget;
    const pressed = (event.target as Element).closest('summary, button')?.tagName;
    try {
      if (pressed === 'SUMMARY' && 'share' in navigator && !menu.open) {
        event.preventDefault();
        await navigator.share(data);
      } else if (pressed === 'BUTTON') {
        await navigator.clipboard.writeText(data.url);
        setSaid(copied);
      }
    } catch (error) {
      // Not where the visitor has changed their mind.
      if ((error as Error).name === 'AbortError') return;
      menu.open = true;
      setSaid(data.url);
    }
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the presses are those of its summary and its button
    <details className={styles.menu} onClick={press}>
      {opener}
      <div className={styles.panel}>
        {children}
        <p role="status">{said}</p>
      </div>
    </details>
  );
}
