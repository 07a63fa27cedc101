import { createHash } from 'node:crypto';
import { waitFor } from '@/lib/http/timeout';
import { toErrorName, warnHourly } from '@/lib/log';
import type { SearchDocument } from './documents';
import { createSearchIndex, type SearchIndex } from './search-index';

/** Milliseconds that a visitor waits for the first index of a process. */
const PATIENCE_MS = 2_000;

export const createEmptyState = () => ({
  index: null as SearchIndex | null,
  /** Of the documents of the index. */
  mark: '',
  /** When the catalogue was last read for it, in milliseconds since 1970. */
  readAt: 0,
  reading: null as Promise<void> | null,
});

type Source = {
  /** True when what was read at this time may have changed. */
  readonly isOld: (readAt: number) => boolean | Promise<boolean>;
  readonly readDocuments: () => Promise<readonly SearchDocument[]>;
};

/** The search index of this process: made at first use, again in the background, kept while the backend is down. */
export function createCurrentIndex(state: ReturnType<typeof createEmptyState>, { isOld, readDocuments }: Source) {
  const read = async () => {
    const readAt = Date.now();
    const documents = await readDocuments();
    const hash = createHash('sha1');
    for (const document of documents) hash.update(JSON.stringify(document));
    const mark = hash.digest('base64');
    if (mark !== state.mark) Object.assign(state, { index: await createSearchIndex(documents), mark });
    state.readAt = readAt;
  };
  /** The index of this process at once; null where the first one is not made in time. */
  return async (patienceMs = PATIENCE_MS): Promise<SearchIndex | null> => {
    if (await isOld(state.readAt))
      state.reading ??= read()
        .catch((error: unknown) => warnHourly('the search index cannot be made now', { name: toErrorName(error) }))
        .finally(() => {
          state.reading = null;
        });
    if (!state.index && state.reading) await waitFor(patienceMs, state.reading);
    return state.index;
  };
}
