'use client';

import { useEffect, useState } from 'react';

/** The day on which a page is printed, which only the browser knows; a line to write it on without a script. */
export function PrintedDate() {
  const [date, setDate] = useState('____________');
  useEffect(() => setDate(new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' })), []);
  return date;
}
