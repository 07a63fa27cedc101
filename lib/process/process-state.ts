import { remember } from '@/lib/remember';
import type { SharedCache } from '@/lib/shared-cache/store';

/** What the server, the cache handlers and the site's own bundles tell each other: each of them loads its own copy of every module. */
export type ProcessState = {
  /** Address and indexing of the running site (lib/env.ts); undefined while it is built. */
  publication?: { readonly name: string; readonly isHttps: boolean };
  /** What the build was made for, and its DEPLOYMENT_ID. */
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
