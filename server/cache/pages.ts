import { LRUCache } from 'lru-cache';
import { env } from '@/lib/env';
import { processState } from '@/lib/process/process-state';
import { getCurrentRequest } from '@/lib/request-context';
import { routes } from '@/lib/routes';
import { toRefusedPage } from '../error-pages';
import { areTagsStale, type CacheHandlerValue, FileSystemCache, getFrameworkTime, getMemoryCache } from './framework';
import { finishPage } from './html';
import { expireImportedCatalogue, expireOtherPublication, getSharedCache, publishRevalidations } from './revalidations';

/** Stale pages rendered in the background at the same time: they wait for no turn, and must leave time for others. */
const MAX_REFRESHES = 8;
/** A refresh whose end is not reported (a prefetch does not begin one) ends after this time. */
const MAX_REFRESH_MS = 5_000;
/** More than the pages that are ever rendered at once, with those whose end was not reported. */
const MAX_RENDERINGS = 1_000;
const TAGS_HEADER = 'x-next-cache-tags';

const refreshes = new LRUCache<string, true>({ max: MAX_REFRESHES, ttl: MAX_REFRESH_MS });
/** When the renderings in progress began: a page is as old as its first read. */
const beginnings = new LRUCache<string, number>({ max: MAX_RENDERINGS });

type Options = ConstructorParameters<typeof FileSystemCache>[0];
type GetArguments = Parameters<InstanceType<typeof FileSystemCache>['get']>;
type SetArguments = Parameters<InstanceType<typeof FileSystemCache>['set']>;

/** Pages in memory only: https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath */
export default class CacheHandler extends FileSystemCache {
  readonly #maxMemoryBytes: number;

  constructor(options: Options) {
    // Otherwise every nonexistent address would leave seven files on the disk.
    super({ ...options, flushToDisk: false });
    this.#maxMemoryBytes = options.maxMemoryCacheSize ?? 0;
    expireOtherPublication();
  }

  /** The stored page, post-processed; if there is none, waits for a turn to render it. */
  override async get(...[key, context]: GetArguments): Promise<CacheHandlerValue | null> {
    const { kind } = context;
    if (kind !== 'APP_PAGE' && kind !== 'APP_ROUTE') return super.get(key, context);
    await expireImportedCatalogue();
    const request = getCurrentRequest();
    const entry = await this.#find(key, context);
    if (entry) finishPage(entry.value);
    const refusal = entry ? null : await request?.rendering?.enter();
    if (refusal) return toRefusedPage(kind, refusal);
    if (entry && (isFresh(entry) || !beginRefresh(key))) return dateForFramework(entry, true);
    beginnings.set(key, Date.now());
    return entry && dateForFramework(entry, false);
  }

  async #find(key: string, context: GetArguments[1]): Promise<CacheHandlerValue | null> {
    const own = await this.#getOwn(key, context);
    // Each time: the first call starts reading what other processes revalidate.
    const shared = getSharedCache();
    if (isFallback(context) || (own && isFresh(own))) return own;
    const other = await shared?.getPage(getSharedName(key), context.kind);
    if (!other || other.lastModified <= (own?.lastModified ?? 0)) return own;
    // lib/shared-cache has checked its shape.
    getMemoryCache(this.#maxMemoryBytes).set(key, other as CacheHandlerValue);
    return this.#getOwn(key, context);
  }

  /** A stale 404 is a miss, which loses no good copy: the framework (16.4.6) would store its refresh as a 200. */
  async #getOwn(key: string, context: GetArguments[1]): Promise<CacheHandlerValue | null> {
    const own = await super.get(key, context);
    const isMissing = own?.value && 'status' in own.value && own.value.status === 404;
    return isMissing && !isFresh(own) ? null : own;
  }

  override async set(...[key, page, context]: SetArguments): Promise<void> {
    // Before it is sent: sending to a slow visitor must not hold the turn.
    getCurrentRequest()?.rendering?.end();
    refreshes.delete(key);
    finishPage(page, isPrivate(key));
    if (isPrivate(key)) return;
    await super.set(key, page, context);
    const entry = getMemoryCache(this.#maxMemoryBytes).get(key);
    if (!entry) return;
    // The framework dates a page by the end of its rendering, and would not see what was revalidated meanwhile.
    entry.lastModified = beginnings.get(key) ?? Date.now();
    beginnings.delete(key);
    // Nobody waits for the other processes.
    if (page && !isFallback(context)) void getSharedCache()?.set(getSharedName(key), entry);
  }

  override async revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void> {
    await super.revalidateTag(tags, durations);
    await publishRevalidations([tags].flat());
  }
}

/** Pages name the files of their release and their public address, so releases and addresses must not share them. */
const getSharedName = (key: string) => `page:${processState.build?.release}:${env.publication}:${key}`;

/** False if age or a revalidation requires a new rendering; only the framework knows the age of the build's pages. */
function isFresh({ value, lastModified, cacheControl }: CacheHandlerValue): boolean {
  const tags = value && 'headers' in value ? value.headers?.[TAGS_HEADER] : undefined;
  if (typeof tags === 'string' && areTagsStale(tags.split(','), lastModified)) return false;
  const revalidate = cacheControl?.revalidate;
  return typeof revalidate !== 'number' || Date.now() < lastModified + revalidate * 1000;
}

/** The framework ages pages by a clock that stops while the host sleeps: the date makes it agree with this file. */
function dateForFramework(entry: CacheHandlerValue, isSentAsItIs: boolean): CacheHandlerValue {
  const { revalidate } = entry.cacheControl ?? {};
  const now = getFrameworkTime();
  if (typeof revalidate !== 'number') return isSentAsItIs && !isFresh(entry) ? { ...entry, lastModified: now } : entry;
  return { ...entry, lastModified: isSentAsItIs ? now : Math.min(entry.lastModified, now - revalidate * 1000 - 1) };
}

/** The page of a pasted list is private, and large enough to evict the catalogue's; a key ends in '/$' and the path. */
function isPrivate(key: string): boolean {
  return key.includes(`/$${routes.pastedList}/`);
}

/** The framework's shell of a dynamic route, which only the build makes. */
function isFallback(context: GetArguments[1] | SetArguments[2]): boolean {
  return 'isFallback' in context && context.isFallback === true;
}

/** Begins a refresh of the page `key`; false if too many are in progress: then the stale page is sent as it is. */
function beginRefresh(key: string): boolean {
  refreshes.purgeStale();
  if (!refreshes.has(key) && refreshes.size >= MAX_REFRESHES) return false;
  refreshes.set(key, true);
  return true;
}
