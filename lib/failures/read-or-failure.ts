import { unstable_rethrow } from 'next/navigation';

export type ReadFailure = { readonly ok: false; readonly failure: string | undefined };

/**
 * What `read` resolves to, or its failure as a value, so that the page can say it in its HTML; redirects pass. The page's generateMetadata must
 * await the same read without this: a throw there gives the answer its status, 404 or 500, and leaves the page's HTML whole.
 */
export async function readOrFailure<T>(read: Promise<T>): Promise<T | ReadFailure> {
  try {
    return await read;
  } catch (error) {
    unstable_rethrow(error);
    const hasDigest = error instanceof Error && 'digest' in error;
    return { ok: false, failure: hasDigest ? String(error.digest) : undefined };
  }
}
