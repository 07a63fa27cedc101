'use client';

import type { ReactNode } from 'react';
import { Button } from './button';

/** Prints the page. */
export function PrintButton({ children }: { readonly children: ReactNode }) {
  return (
    <Button look="quiet" isScripted onClick={() => print()}>
      {children}
    </Button>
  );
}
