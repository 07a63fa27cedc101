'use client';

import { useEffect, useState } from 'react';

/** The day on which a page is printed, which only the browser knows; a line to write it on without a script. */
export function PrintedDate() {
  const [date, setDate] = useState('____________');
  useEffect(() => {
    const { lang } = document.documentElement;
    setDate(new Date().toLocaleDateString(lang || undefined, { dateStyle: 'long' }));
  }, []);
  return date;
}
