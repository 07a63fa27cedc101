'use client';

import type { ReactNode } from 'react';
import { Button } from './button';

/** Prints the page. */
export function PrintButton({ children }: { readonly children: ReactNode }) {
  return (
    <Button icon="printer" look="plain" className="scripted" onClick={() => print()}>
      {children}
    </Button>
  );
}
