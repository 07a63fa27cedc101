import { lazy, Suspense } from 'react';
import { notify } from '../ui/toaster';
import { Confirmation } from './confirmation';
import { control } from './controller';
import { getPerson, rememberPerson } from './person';

type OfferProps = { readonly form: HTMLFormElement };

/** Fetched only for who has sent a message in this visit; without a connection nothing is offered. */
const LazyPerson = lazy(() =>
  import('./known-person').then(
    ({ KnownPerson }) => ({ default: KnownPerson }),
    () => ({ default: (_: OfferProps) => null }),
  ),
);

function KnownPerson({ form }: OfferProps) {
  if (!getPerson()) return null;
  return (
    <Suspense>
      <LazyPerson form={form} />
    </Suspense>
  );
}

/** What a form fetches once it is near the screen or touched: nothing of it is needed to read and fill it. */
export const formParts = { control, notify, Confirmation, KnownPerson, rememberPerson };

export type FormParts = typeof formParts;
