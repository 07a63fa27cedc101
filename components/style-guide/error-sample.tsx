'use client';

import { ErrorPage } from '../layout/error-page';
import { RetryButton } from '../layout/retry-button';

/** The error page; its button does nothing here. */
export function ErrorSample({ message }: { readonly message: string }) {
  return (
    <ErrorPage message={message}>
      <RetryButton retry={() => undefined} />
    </ErrorPage>
  );
}
