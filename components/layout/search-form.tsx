'use client';

import { usePathname, useRouter } from 'next/navigation';
import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
  useTransition,
} from 'react';
import { readSearchPath, routes, toSearchPath } from '@/lib/routes';
import { normalizeSearch } from '@/lib/text';
import { LoadingScreen } from '../ui/loading-screen';

type Props = {
  readonly className: string | undefined;
  /** What its field has on every page; its label is the form's too. */
  readonly field: ComponentProps<'input'>;
  /** Its button, server-rendered. */
  readonly children: ReactNode;
};

/** Opens the results, and suggests while the visitor types; blank text does nothing (docs/behaviour.md#search). */
export function SearchForm({ className, field, children }: Props) {
  const router = useRouter();
  const path = usePathname();
  const [isPending, startTransition] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  const [parts, setParts] = useState<typeof import('./suggestions')>();

  const go = (href: string) => {
    // Closes the suggestions, and the keyboard of a phone.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    startTransition(() => router.push(href));
  };
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    const q = field ? normalizeSearch(field.value, field.maxLength) : '';
    if (q !== '') go(toSearchPath(q));
  };
  const load = useCallback(() => {
    // Without a connection the next focus tries again.
    void import('./suggestions').then(setParts, Boolean);
  }, []);

  useEffect(() => {
    const field = form.current?.querySelector('input');
    // Before its first focus, which says what it is: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
    field?.setAttribute('role', 'combobox');
    field?.setAttribute('aria-expanded', 'false');
    if (field && field === document.activeElement) load();
  }, [load]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed on one page is not looked for on another
  useEffect(() => () => form.current?.reset(), [path]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is too new for the phones that visit
    <form
      ref={form}
      role="search"
      aria-label={field['aria-label']}
      action={routes.search}
      method="get"
      className={className}
      onSubmit={search}
      onFocus={load}
    >
      <input {...field} defaultValue={readSearchPath(path)} />
      {children}
      {parts && <parts.Suggestions form={form} go={go} />}
      {isPending && <LoadingScreen />}
    </form>
  );
}
