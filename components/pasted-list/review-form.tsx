'use client';

import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { routes } from '@/lib/routes';

/** Adds what is chosen to the list of this device; without JavaScript to the list of the form. */
export function ReviewForm({ children }: { readonly children: ReactNode }) {
  const isSent = useRef(false);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // The second half of a double click would add everything once more.
    if (isSent.current) return;
    isSent.current = true;
    try {
      const { takeChoices } = await import('./take-choices');
      // Not by the router, which would send both long addresses.
      location.assign(takeChoices(new FormData(form)));
    } catch {
      form.submit();
    } finally {
      isSent.current = false;
    }
  };

  return (
    <form action={routes.quotationListChange} method="post" onSubmit={onSubmit}>
      {children}
    </form>
  );
}
