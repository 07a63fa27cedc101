'use client';

import { ErrorPage } from '@/components/layout/error-page';
import { RetryButton } from '@/components/layout/retry-button';
import { messages } from '@/content/messages';
import { site } from '@/content/site';
import { failureText } from '@/lib/failure-text';
import '@/styles/globals.scss';

type Props = { readonly error: Error & { readonly digest?: string }; readonly retry: () => void };

/** Stands in for the root layout when that one fails, so it brings its own document. */
export default function GlobalError({ error, retry }: Props) {
  return (
    <html lang={site.language}>
      <body>
        <title>{messages.error.title}</title>
        <main>
          <ErrorPage message={failureText(error.digest)}>
            <RetryButton retry={retry} />
          </ErrorPage>
        </main>
      </body>
    </html>
  );
}
