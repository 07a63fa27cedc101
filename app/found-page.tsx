import type { Metadata } from 'next';
import { notFound, unstable_rethrow } from 'next/navigation';
import type { ReactNode } from 'react';
import { FailedPage } from '@/components/layout/error-page';
import { NotFound } from '@/components/layout/not-found';
import { messages } from '@/content/messages';
import { type Failure, mustRead } from '@/lib/backend';
import { decodeParam } from '@/lib/routes';

type Route<P, F> = {
  /** What the address names, null for nothing; `decode` reads a parameter that the framework has not decoded. */
  readonly find: (params: P, decode: (text: string) => string) => Promise<F | Failure | null>;
  readonly describe: (found: F) => Promise<Metadata>;
  readonly show: (found: F) => ReactNode | Promise<ReactNode>;
  /** Heading of the page while what it needs cannot be read; a general one without it. */
  readonly getTitle?: (params: P) => string;
};

/** What the function `find` of a route gives to the others where it finds something. */
export type Found<T extends (...args: never[]) => unknown> = Extract<Awaited<ReturnType<T>>, { readonly ok: true }>;

/** Of a route: generateMetadata throws what is missing, for the status of the answer; the page shows it. */
export function createFoundPage<P, F extends { readonly ok: true }>(route: Route<P, F>) {
  const { find, describe, show, getTitle } = route;
  return {
    generateMetadata: async ({ params }: { readonly params: Promise<P> }): Promise<Metadata> => {
      // Decoded by the framework, here alone: decoding once more would make '5%50' of a search for '5%2550'.
      const found = await mustRead(find(await params, (text) => text));
      if (!found) notFound();
      // A failure is no error while the site is built.
      return found.ok ? describe(found) : { title: messages.error.title, robots: { index: false } };
    },
    Page: async ({ params }: { readonly params: Promise<P> }) => {
      const given = await params;
      const found = await find(given, decodeParam).catch(toFailure);
      if (!found) return <NotFound />;
      return found.ok ? show(found) : <FailedPage failure={found.failure} title={getTitle?.(given)} />;
    },
  };
}

/** The failure as a value, so that the page says it in its HTML; redirects pass. */
function toFailure(error: unknown) {
  unstable_rethrow(error);
  const failure = error instanceof Error && 'digest' in error ? String(error.digest) : undefined;
  return { ok: false as const, failure };
}
