import { LRUCache } from 'lru-cache';
import { getTime } from '@/lib/process/clock';
import { getCurrentRequest } from '@/lib/request-context';
import { routes } from '@/lib/routes';
import { toRefusedPage } from '../error-pages';
import { finishPage } from './finish-page';
import { type CacheHandlerValue, createDefaultCacheHandler, FileSystemCache, getMemoryCache } from './framework';
import { expireImportedCatalogue, expireOtherPublication, getSharedCache, publishRevalidations } from './revalidations';
import { getSharedPage, isFresh, sharePage } from './shared-pages';

/** Earlier than the framework, which looks at the clock a moment later. */
const STALE_MARGIN_MS = 500;

/** Stale pages that are made anew behind their answers at once: they take no place in the render queue, and must leave it room. */
const MAX_REFRESHES = 8;
/** A refresh whose end was not reported, such as one that a prefetch does not begin, ends then. */
const MAX_REFRESH_MS = 5_000;

const underWay = new LRUCache<string, true>({ max: MAX_REFRESHES, ttl: MAX_REFRESH_MS });

/** FileSystemCache would date them by the system's clock. */
const { updateTags } = createDefaultCacheHandler(1);

type Options = ConstructorParameters<typeof FileSystemCache>[0];
type GetArguments = Parameters<InstanceType<typeof FileSystemCache>['get']>;
type SetArguments = Parameters<InstanceType<typeof FileSystemCache>['set']>;

/** Pages, in memory only: https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath */
export default class CacheHandler extends FileSystemCache {
  readonly #serverDir: string;
  readonly #maxMemoryBytes: number;

  constructor(options: Options) {
    // Every invented address would otherwise leave seven files on the disk.
    super({ ...options, flushToDisk: false });
    this.#serverDir = options.serverDistDir;
    this.#maxMemoryBytes = options.maxMemoryCacheSize ?? 0;
    expireOtherPublication();
  }

  /** The stored page, finished; for one that is not stored it waits for a place in the render queue. */
  override async get(...[key, context]: GetArguments): Promise<CacheHandlerValue | null> {
    const { kind } = context;
    if (kind !== 'APP_PAGE' && kind !== 'APP_ROUTE') return super.get(key, context);
    await expireImportedCatalogue();
    const request = getCurrentRequest();
    const entry = await this.#find(key, context);
    if (request && !isFallback(context)) request.hasStoredPage = entry !== null;
    if (entry) finishPage(entry.value);
    const refusal = entry ? null : await request?.rendering?.enter();
    if (refusal) return toRefusedPage(kind, refusal);
    // A page that is made now is as old as the reads that it begins with.
    if (request) request.renderStartedAt = getTime();
    // A date of now keeps the framework from making it anew.
    return entry && !isFresh(entry) && !beginRefresh(key) ? { ...entry, lastModified: getTime() } : entry;
  }

  async #find(key: string, context: GetArguments[1]): Promise<CacheHandlerValue | null> {
    const own = await this.#getOwn(key, context);
    if (isFallback(context) || !getSharedCache() || (own && isFresh(own))) return own;
    const other = await getSharedPage(key, context.kind, this.#serverDir);
    if (!other || other.lastModified <= (own?.lastModified ?? 0)) return own;
    getMemoryCache(this.#maxMemoryBytes).set(key, other);
    return this.#getOwn(key, context);
  }

  /** Behind a stale 404 the framework (16.4.5) would render the page as found: it is made anew at once, and gives up no good copy. */
  async #getOwn(key: string, context: GetArguments[1]): Promise<CacheHandlerValue | null> {
    const own = await super.get(key, context);
    const isMissing = own?.value && 'status' in own.value && own.value.status === 404;
    return isMissing && !isFresh(own, STALE_MARGIN_MS) ? null : own;
  }

  override async set(...[key, page, context]: SetArguments): Promise<void> {
    const request = getCurrentRequest();
    // Before it is sent: how long that takes is the visitor's affair.
    request?.rendering?.end();
    endRefresh(key);
    finishPage(page, isOnePersons(key));
    if (isOnePersons(key)) return;
    await super.set(key, page, context);
    const entry = getMemoryCache(this.#maxMemoryBytes).get(key);
    if (!entry) return;
    // The framework dates a page by its end, and would not see what was revalidated meanwhile.
    entry.lastModified = request?.renderStartedAt ?? getTime();
    if (page && !isFallback(context)) sharePage(key, this.#serverDir, entry);
  }

  override async revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void> {
    const names = [tags].flat();
    await updateTags(names, durations);
    await publishRevalidations(names);
  }
}

/** The page of a pasted list is one person's, and large: stored, it would push out those of the catalogue. A key ends in '/$' and the path. */
function isOnePersons(key: string): boolean {
  return key.includes(`/$${routes.pastedList}/`);
}

/** The framework's shell of a dynamic route, which is of the build alone. */
function isFallback(context: GetArguments[1] | SetArguments[2]): boolean {
  return 'isFallback' in context && context.isFallback === true;
}

/** Takes a place for the page `key` to be made anew; false while there is none: then it goes on as it is. */
function beginRefresh(key: string): boolean {
  underWay.purgeStale();
  if (!underWay.has(key) && underWay.size >= MAX_REFRESHES) return false;
  underWay.set(key, true);
  return true;
}

/** Gives the place of `key` back, if it has one. */
function endRefresh(key: string): void {
  underWay.delete(key);
}
