'use client';

import { ErrorPage } from '../layout/error-page';

/** The error page; its button does nothing here. */
export function ErrorSample({ message }: { readonly message: string }) {
  return <ErrorPage message={message} retry={() => undefined} />;
}
