import { error as texts } from '@/content/client/error';
import { failureText } from '@/lib/failures/failure-text';
import { ErrorPage } from './error-page';

/** What a page shows in its place when what it needs cannot be read; its status comes from generateMetadata. */
export function FailedPage({ failure }: { readonly failure: string | undefined }) {
  return (
    <>
      <title>{texts.title}</title>
      <ErrorPage message={failureText(failure)} />
    </>
  );
}
