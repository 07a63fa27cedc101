'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useTransition } from 'react';
import { searchPath } from '@/lib/routes';
import { normalizeSearch } from '@/lib/text';
import { LoadingScreen } from '../ui/loading-screen';

type Props = {
  readonly label: string;
  /** Where the form leads before this code runs. */
  readonly action: string;
  /** Longest search, in characters. */
  readonly longest: number;
  readonly className: string | undefined;
  /** Field and button, server-rendered. */
  readonly children: ReactNode;
};

/** Goes straight to the results. Blank text does nothing (spec, point 4). */
export function SearchForm({ label, action, longest, className, children }: Props) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = normalizeSearch(String(new FormData(event.currentTarget).get('q') ?? ''), longest);
    if (q !== '') startTransition(() => router.push(searchPath(q)));
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is too new for the phones that visit
    <form role="search" aria-label={label} action={action} method="get" className={className} onSubmit={search}>
      {children}
      {isPending && <LoadingScreen />}
    </form>
  );
}
