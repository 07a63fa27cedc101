import { remember } from '@/lib/remember';
import type { SharedCache } from '@/lib/shared-cache/store';

/** State that the server, the cache handlers and the site's bundles share: each of them loads its own copy of every module. */
export type ProcessState = {
  /** What the build was made for (env.publication then), and its DEPLOYMENT_ID; undefined where no build is served by server/. */
  build?: { readonly publication: string; readonly deploymentId: string };
  sharedCache?: SharedCache;
  /** When this process noticed the last import into the embedded catalogue (0: none); undefined with a configured backend. */
  getLatestImport?: () => Promise<number>;
  /** When a tag was last revalidated while this process runs, in milliseconds since 1970. */
  lastRevalidatedAt: number;
  isDraining: boolean;
  /** What must end before the process does. */
  beforeExit?: () => Promise<void>;
};

export const processState = remember(
  'process-state',
  (): ProcessState => ({ lastRevalidatedAt: 0, isDraining: false }),
);
