'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { fieldErrors } from '@/content/client/field-errors';
import { showErrors } from '../forms/controller';

/** Its fields say what is wrong with them, as after a failed try to send. */
export function InvalidForm({ children }: { readonly children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const wrong = (message: string) => ({ type: 'required', message });
    const { email, required } = fieldErrors;
    if (form.current) showErrors(form.current, { email: wrong(email), policy: wrong(required) });
  }, []);
  return (
    <form ref={form} noValidate>
      {children}
    </form>
  );
}
