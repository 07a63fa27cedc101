import { env } from '@/lib/env';

/** What is asked of the backend: a verb and, where it takes one, an id or the text of a search. */
export type Read = {
  readonly verb: 'suggested' | 'services' | 'categories' | 'category' | 'product' | 'search';
  readonly id?: string;
};

/** The cache tags of the site but for those of toTag; revalidate.ts says which of them the webhook takes. */
export const tags = {
  /** On every entry. */
  everything: 'everything',
  /** On all reads but those of one product: every product's tag refreshes them. */
  lists: 'lists',
  suggested: 'suggested',
  services: 'services',
  categories: 'categories',
  search: 'search',
  settings: 'settings',
  /** On every entry too, and not of the webhook: what was made before an import into the embedded catalogue expires. */
  catalogue: 'catalogue',
  /** On every page: for which public address and backend it was made. */
  publication: (name: string) => `publication:${encodeURIComponent(name)}`,
  /** On every page that says 404 of something that the backend does not have. */
  missing: 'missing',
} as const;

/** The key of a read's last good answer, as in databases that older releases have filled. */
export function toKey({ verb, id }: Read): string {
  return id === undefined ? verb : `${verb}:${id}`;
}

/** The cache tag by which a read is revalidated: its key, but one for all searches. */
export function toTag(read: Read): string {
  return read.verb === 'search' ? tags.search : toKey(read);
}

const YEAR_S = 31_536_000;

/** Every cache life, in seconds (https://nextjs.org/docs/app/api-reference/functions/cacheLife). */
export const cacheProfiles = {
  /** Refreshed in the background; kept for as long as the backend fails, so it practically never expires. */
  catalogue: { stale: 300, revalidate: env.revalidateSeconds, expire: YEAR_S },
  /** An old answer: it is refreshed in the background, and does not expire during the outage. */
  old: { stale: 30, revalidate: 5, expire: YEAR_S },
  /** A failure, or what one visitor asks; `expire` one less tells server/cache/reads.ts not to store the read. */
  unkept: { stale: 30, revalidate: 5, expire: YEAR_S - 1 },
} as const;
