'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { routes } from '@/lib/routes';

/** Adds what is chosen to the list of this device; without JavaScript to the list of the form. */
export function ReviewForm({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const isSent = useRef(false);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // The second half of a double click would add everything once more.
    if (isSent.current) return;
    isSent.current = true;
    try {
      const { takeChoices } = await import('./take-choices');
      router.push(takeChoices(new FormData(form)));
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
