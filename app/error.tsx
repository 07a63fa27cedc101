'use client';

import { ErrorPage } from '@/components/layout/error-page';
import { RetryButton } from '@/components/layout/retry-button';
import { messages } from '@/content/messages';
import { failureText } from '@/lib/failure-text';

type Props = { readonly error: Error & { readonly digest?: string }; readonly retry: () => void };

export default function RouteError({ error, retry }: Props) {
  return (
    <>
      <title>{messages.error.title}</title>
      <ErrorPage message={failureText(error.digest)}>
        <RetryButton retry={retry} />
      </ErrorPage>
    </>
  );
}
