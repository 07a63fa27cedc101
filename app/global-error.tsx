'use client';

import { LazyFailedPage } from '@/components/layout/lazy-failed-page';
import { language } from '@/content/language';
import '@/styles/globals.scss';

type Props = { readonly error: Error & { readonly digest?: string } };

/** Stands in for the root layout when that one fails, so it brings its own document. */
export default function GlobalError({ error }: Props) {
  return (
    <html lang={language}>
      <body>
        <main>
          <LazyFailedPage failure={error.digest} />
        </main>
      </body>
    </html>
  );
}
