'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { language } from '@/content/language';
import { Button } from './button';

/** Prints the page. */
export function PrintButton({ children }: { readonly children: ReactNode }) {
  return (
    <Button icon="printer" look="plain" className="scripted" onClick={() => print()}>
      {children}
    </Button>
  );
}

/** The day on which a page is printed, which only the browser knows; a line to write it on without a script. */
export function PrintedDate() {
  const [date, setDate] = useState('____________');
  useEffect(() => setDate(new Date().toLocaleDateString(language, { dateStyle: 'long' })), []);
  return date;
}
