'use client';

import { type MouseEvent, type ReactNode, useState } from 'react';

type Props = {
  /** For the device's own way. */
  readonly data: ShareData;
  /** What the menu's button copies, and what is said when that is done. */
  readonly address: string;
  readonly copied: string;
  readonly styles: { readonly [name: string]: string | undefined };
  readonly opener: ReactNode;
  /** Links and a button. */
  readonly children: ReactNode;
};

/** A menu that opens the device's own way to share where there is one; its button copies the address, or shows it where that fails. */
export function ShareControls({ data, address, copied, styles, opener, children }: Props) {
  const [said, setSaid] = useState('');
  const press = async (event: MouseEvent<HTMLDetailsElement>) => {
    const menu = event.currentTarget;
    const pressed = (event.target as Element).closest('summary, button')?.tagName;
    try {
      if (pressed === 'SUMMARY' && 'share' in navigator && !menu.open) {
        event.preventDefault();
        await navigator.share(data);
      } else if (pressed === 'BUTTON') {
        await navigator.clipboard.writeText(address);
        setSaid(copied);
      }
    } catch (error) {
      // Not where the visitor has changed their mind.
      if ((error as Error).name === 'AbortError') return;
      menu.open = true;
      setSaid(address);
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
