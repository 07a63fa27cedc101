import { waitFor, withDeadline } from '@/lib/http/timeout';
import { toErrorName, warnOnce } from '@/lib/log';
import type { SearchDocument } from './documents';
import { createSearchIndex, type SearchIndex } from './search-index';

/** Milliseconds for which the mark is not looked at again for suggestions: there is one for each key. */
const CHECK_MS = 1_000;
/** Milliseconds that a visitor waits for the first index of a process. */
const PATIENCE_MS = 2_000;

export const createEmptyState = () => ({
  current: null as { readonly mark: string; readonly index: SearchIndex } | null,
  building: null as Promise<SearchIndex> | null,
  /** What was read for the last mark, until an index is made of it. */
  read: null as readonly SearchDocument[] | null,
  /** When the mark was last looked at for a suggestion, in milliseconds since 1970. */
  checkedAt: 0,
});

type Source = {
  /** Changes when something changes that is indexed; may leave in the state what it read. */
  readonly readMark: () => Promise<string>;
  readonly readDocuments: () => Promise<readonly SearchDocument[]>;
};

/** The search index of this process: built at first use, rebuilt in the background, kept while the backend is down. */
export function createCurrentIndex(state: ReturnType<typeof createEmptyState>, { readMark, readDocuments }: Source) {
  const build = async (mark: string) => {
    const { read } = state;
    state.read = null;
    const index = await createSearchIndex(read ?? (await readDocuments()));
    state.current = { mark, index };
    return index;
  };
  const refresh = async () => {
    const mark = await readMark();
    if (state.current?.mark === mark) {
      state.read = null;
      return state.current.index;
    }
    state.building ??= build(mark).finally(() => {
      state.building = null;
    });
    return state.building;
  };
  /** The index of what the backend says now, else the one from before; null when there is none in time. */
  const getNew = (patienceMs = PATIENCE_MS): Promise<SearchIndex | null> =>
    withDeadline(patienceMs, refresh).catch((error: unknown) => {
      sayFailure(error);
      return state.current?.index ?? null;
    });
  /** Begins the first index of a process; true once it is made or cannot be made now, false where that takes long. */
  const prepare = async (): Promise<boolean> => {
    if (state.current) return true;
    return (await waitFor(PATIENCE_MS, refresh().catch(sayFailure))) !== null;
  };
  /** The index of this process at once where there is one; `later` does the work of making it again. */
  const getAtOnce = async (later: (work: () => Promise<unknown>) => void): Promise<SearchIndex | null> => {
    if (!state.current) return getNew();
    if (Date.now() - state.checkedAt >= CHECK_MS) {
      state.checkedAt = Date.now();
      later(() => getNew());
    }
    return state.current.index;
  };
  return { getNew, getAtOnce, prepare };
}

function sayFailure(error: unknown): void {
  warnOnce('the search index cannot be made again now', { name: toErrorName(error) });
}
