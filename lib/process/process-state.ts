import { remember } from '@/lib/remember';
import type { SharedCache } from '@/lib/shared-cache/store';

/** State that the server, the cache handlers and the site's bundles share: each loads its own copy of every module. */
export type ProcessState = {
  /** The publication (lib/env.ts) and the name of the build; undefined where no build is served by server/. */
  build?: { readonly publication: string; readonly release: string };
  sharedCache?: SharedCache;
  /** When this process noticed the last import into the embedded catalogue (0: none); undefined with BACKEND_URL. */
  getLatestImport?: () => Promise<number>;
  /** When a tag was last revalidated while this process runs, in milliseconds since 1970. */
  lastRevalidatedAt: number;
  isDraining: boolean;
  beforeExit?: () => Promise<void>;
};

export const processState = remember(
  'process-state',
  (): ProcessState => ({ lastRevalidatedAt: 0, isDraining: false }),
);
