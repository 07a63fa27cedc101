import { type ComponentProps, lazy, Suspense } from 'react';
import { noConnection } from '@/content/client/loading';

const FailedPage = lazy(async () => {
  const words = await import('./error-page').catch(() => null);
  return { default: words?.FailedPage ?? NoConnection };
});

/** FailedPage for the error boundaries that every page has at start: its words come when something fails. */
export function LazyFailedPage(props: ComponentProps<typeof FailedPage>) {
  return (
    <Suspense>
      <FailedPage {...props} />
    </Suspense>
  );
}

/** Where the words cannot be fetched either. */
function NoConnection() {
  return (
    <h1>
      {noConnection.title} <a href="?">{noConnection.retry}</a>
    </h1>
  );
}
