'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useTransition } from 'react';
import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import { routes, searchPath } from '@/lib/routes';
import { normalizeSearch } from '@/lib/text';
import { Icon } from '../ui/icon';
import { LoadingScreen } from '../ui/loading-screen';
import styles from './search-box.module.scss';

type Props = { readonly label: string; readonly value?: string };

/** A real GET form to /search; with JavaScript it goes straight to the results. Blank text does nothing (spec, point 4). */
export function SearchBox({ label, value = '' }: Props) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = normalizeSearch(String(new FormData(event.currentTarget).get('q') ?? ''), limits.searchText);
    if (q !== '') startTransition(() => router.push(searchPath(q)));
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is too new for the phones that visit
    <form
      role="search"
      aria-label={label}
      action={routes.search}
      method="get"
      className={styles.form}
      onSubmit={search}
    >
      <input
        type="search"
        name="q"
        className={styles.input}
        defaultValue={value}
        key={value}
        aria-label={label}
        placeholder={messages.search.placeholder}
        maxLength={limits.searchText}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" className={styles.button} aria-label={messages.search.submit}>
        <Icon name="search" size={20} />
      </button>
      {isPending && <LoadingScreen />}
    </form>
  );
}
