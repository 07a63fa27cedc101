'use client';

import type { MouseEvent, ReactNode } from 'react';

type Props = {
  readonly label: string;
  readonly data: ShareData;
  readonly className: string | undefined;
  readonly children: ReactNode;
};

/** Opens the device's own way to share; the menu that it belongs to where there is none, or where it fails. */
export function ShareSummary({ label, data, className, children }: Props) {
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
