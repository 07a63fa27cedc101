'use client';

import type { ReactNode } from 'react';

type Props = { readonly className: string; readonly children: ReactNode };

/** Prints the page. */
export function PrintButton({ className, children }: Props) {
  return (
    <button type="button" className={className} onClick={() => print()}>
      {children}
    </button>
  );
}
