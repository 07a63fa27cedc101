'use client';

import type { ReactNode } from 'react';
import { fieldErrors } from '@/content/client/field-errors';
import { FieldErrors } from '../forms/field-control';

const errors = { email: fieldErrors.email, policy: fieldErrors.required };

/** Its fields say what is wrong with them, as after a failed try to send. */
export function InvalidForm({ children }: { readonly children: ReactNode }) {
  return (
    <form noValidate>
      <FieldErrors value={errors}>{children}</FieldErrors>
    </form>
  );
}
