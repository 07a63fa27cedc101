'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState, useTransition } from 'react';
import { toSearchPath } from '@/lib/routes';
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

/** Goes straight to the results, and suggests while the visitor types. Blank text does nothing (docs/behaviour.md#search). */
export function SearchForm({ label, action, longest, className, children }: Props) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  const [parts, setParts] = useState<typeof import('./suggestions')>();

  const go = (href: string) => startTransition(() => router.push(href));
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = normalizeSearch(String(new FormData(event.currentTarget).get('q') ?? ''), longest);
    if (q !== '') go(toSearchPath(q));
  };
  const load = useCallback(() => {
    // Without a connection the next focus tries again.
    void import('./suggestions').then(
      ({ Suggestions }) => setParts({ Suggestions }),
      () => undefined,
    );
  }, []);

  useEffect(() => {
    const field = form.current?.querySelector('input');
    // Before its first focus, which says what it is: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
    field?.setAttribute('role', 'combobox');
    field?.setAttribute('aria-expanded', 'false');
    if (field && field === document.activeElement) load();
  }, [load]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is too new for the phones that visit
    <form
      ref={form}
      role="search"
      aria-label={label}
      action={action}
      method="get"
      className={className}
      onSubmit={search}
      onFocus={load}
    >
      {children}
      {parts && <parts.Suggestions form={form} longest={longest} go={go} />}
      {isPending && <LoadingScreen />}
    </form>
  );
}
