'use client';

import { type MouseEvent, type ReactNode, useState } from 'react';

type SummaryProps = {
  readonly label: string;
  readonly data: ShareData;
  readonly className: string | undefined;
  readonly children: ReactNode;
};

/** Opens the device's own way to share; the menu that it belongs to where there is none, or where it fails. */
export function ShareSummary({ label, data, className, children }: SummaryProps) {
  const open = (event: MouseEvent<HTMLElement>) => {
    const menu = event.currentTarget.parentElement as HTMLDetailsElement;
    if (!navigator.share || menu.open) return;
    event.preventDefault();
    navigator.share(data).catch(({ name }: Error) => {
      menu.open = name !== 'AbortError';
    });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed as a button is
    <summary className={className} aria-label={label} title={label} onClick={open}>
      {children}
    </summary>
  );
}

type CopyProps = {
  readonly text: string;
  /** What is said when it is copied, and before the text itself when the browser does not let it. */
  readonly done: string;
  readonly failed: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
};

/** Copies a text and says whether it could. */
export function CopyButton({ text, done, failed, className, children }: CopyProps) {
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome(done);
    } catch {
      setOutcome(`${failed} ${text}`);
    }
  };
  return (
    <>
      <button type="button" className={className} onClick={copy}>
        {children}
      </button>
      <span role="status">{outcome}</span>
    </>
  );
}
