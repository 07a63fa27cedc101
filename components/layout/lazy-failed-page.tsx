import { lazy, Suspense } from 'react';

const FailedPage = lazy(async () => ({ default: (await import('./failed-page')).FailedPage }));

/** FailedPage for the error boundaries that every page has at start: its words come when something fails. */
export function LazyFailedPage({ failure }: { readonly failure: string | undefined }) {
  return (
    <Suspense>
      <FailedPage failure={failure} />
    </Suspense>
  );
}
