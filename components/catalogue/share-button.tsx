'use client';

import type { MouseEvent, ReactNode } from 'react';

type Props = {
  /** Where the other ways to share are. */
  readonly href: string;
  readonly data: ShareData;
  readonly className: string | undefined;
  readonly children: ReactNode;
};

/** Opens the device's own way to share; where there is none, it is a link to the others. */
export function ShareButton({ href, data, className, children }: Props) {
  const share = (event: MouseEvent) => {
    if (!navigator.share) return;
    event.preventDefault();
    navigator.share(data).catch((error: Error) => {
      // The visitor changed their mind; anything else means that this way is closed.
      if (error.name !== 'AbortError') location.assign(href);
    });
  };
  return (
    <a className={className} href={href} onClick={share}>
      {children}
    </a>
  );
}
