'use client';

import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { share } from '@/content/client/share';
import { shareCheck } from '@/content/share-check';
import { routes } from '@/lib/routes';
import { fetchOwnPage, type OwnPage, toSentPath, understand } from '@/lib/share-check/own-page';
import { Button, toProps } from '../ui/button';
import { CopyButton } from '../ui/copy-button';
import styles from './share-checker.module.scss';
import { SharePreviews, ShareResults } from './share-previews';

type Props = {
  /** Public origin of the site. */
  readonly siteUrl: string;
};

type State =
  | { readonly name: 'idle' | 'checking' }
  | { readonly name: 'failed'; readonly message: string }
  | { readonly name: 'done'; readonly look: OwnPage; readonly link: string };

const FIELD = 'enlace';

/** Takes a link of this site, or what names a product, and shows what others will see of it, and what it lacks. */
export function ShareChecker({ siteUrl }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>({ name: 'idle' });

  const check = useCallback(
    async (text: string) => {
      setState({ name: 'checking' });
      try {
        const understood = await understand(text, [location.origin, siteUrl]);
        if ('failure' in understood) return setState({ name: 'failed', message: understood.failure });
        const { path } = understood;
        setState({ name: 'done', look: await fetchOwnPage(path, siteUrl), link: siteUrl + toSentPath(path) });
      } catch {
        setState({ name: 'failed', message: shareCheck.unreachable });
      }
    },
    [siteUrl],
  );

  // /compartir?enlace=… is an address of its own.
  useEffect(() => {
    const requested = new URLSearchParams(location.search).get(FIELD);
    if (!requested || !input.current) return;
    input.current.value = requested;
    void check(requested);
  }, [check]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (input.current) void check(input.current.value);
  };

  const isBusy = state.name === 'checking';
  return (
    <>
      <form className={styles.form} action={routes.sharing} onSubmit={onSubmit} method="get">
        <label className={styles.label} htmlFor={FIELD}>
          {shareCheck.label}
        </label>
        <input
          ref={input}
          id={FIELD}
          name={FIELD}
          className={styles.input}
          inputMode="url"
          autoComplete="off"
          required
          aria-describedby={`${FIELD}-ayuda`}
        />
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? shareCheck.checking : shareCheck.submit}
        </Button>
        <p id={`${FIELD}-ayuda`} className={styles.hint}>
          {shareCheck.hint}
        </p>
      </form>
      <p className={styles.failure} role="alert">
        {state.name === 'failed' && state.message}
      </p>
      <div role="status">{state.name === 'done' && <ShareResults page={state.look.page} />}</div>
      {state.name === 'done' && (
        <>
          {state.look.page.head.canonical && (
            <CopyButton text={state.link} words={share} className={toProps({ look: 'quiet' }).className} />
          )}
          <SharePreviews head={state.look.page.head} picture={state.look.picture} link={state.link} />
        </>
      )}
    </>
  );
}
