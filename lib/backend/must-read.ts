import { env } from '@/lib/env';
import type { Failure } from './last-good';

type Found = { readonly ok: true } | Failure | null;

/**
 * What a cached read gave. While the site serves, a failure is thrown, with a `digest` for error.tsx: the page from before stays, and where there
 * is none the answer is a 503. While the site is built, a failure is a value that the page says.
 */
export async function mustRead<O extends Found>(reading: Promise<O> | O): Promise<O> {
  const outcome = await reading;
  if (!outcome || outcome.ok || env.isBuilding) return outcome;
  throw Object.assign(new Error('What the page needs could not be read'), {
    name: 'ReadError',
    digest: outcome.failure,
  });
}

/**
 * The same for what a page can do without. Where last good answers are kept, a failure says that there has never been an answer: no page from
 * before could show more, so it is a value, which the page says.
 */
export async function readIfPossible<O extends Found>(reading: Promise<O>): Promise<O> {
  return env.backendUrl && env.isDatabaseDurable ? reading : mustRead(reading);
}
