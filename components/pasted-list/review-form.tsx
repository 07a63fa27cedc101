'use client';

import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { routes } from '@/lib/routes';

/** The form of a pasted list: adds what is chosen to this device's list; without JavaScript to the list in the form. */
export function ReviewForm({ children }: { readonly children: ReactNode }) {
  const isSent = useRef(false);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // The second half of a double click would add everything once more.
    if (isSent.current) return;
    isSent.current = true;
    try {
      const [{ readFields }, { addToDevice }] = await Promise.all([
        import('@/lib/quotation-list/fields'),
        import('../quotation-list/add-to-device'),
      ]);
      // Not by the router, which would send both long addresses.
      location.assign(addToDevice(readFields(new FormData(form))).path);
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
