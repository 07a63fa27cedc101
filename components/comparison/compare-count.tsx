'use client';

import { useEffect, useState } from 'react';
import { COMPARISON_FORM } from '@/lib/catalogue/comparison-form';

/** How many products the form holds, as ' (2)'; nothing without JavaScript. */
export function CompareCount() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const form = document.getElementById(COMPARISON_FORM.id) as HTMLFormElement;
    // Also what the browser kept ticked for who comes back.
    const update = () => setCount(new FormData(form).getAll(COMPARISON_FORM.field).length);
    update();
    document.addEventListener('change', update);
    return () => document.removeEventListener('change', update);
  }, []);
  return count > 0 && ` (${count})`;
}
