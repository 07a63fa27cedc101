import { tags } from './cache';

/** What one call of cacheTag takes: https://nextjs.org/docs/app/api-reference/functions/cacheTag */
const MOST_TAGS = 128;

/** What is asked of the backend: a verb and, where it takes one, an id or the text of a search. */
export type Read = {
  readonly verb: 'suggested' | 'services' | 'categories' | 'category' | 'product' | 'search';
  readonly id?: string;
};

/** The key of its last good answer, as in databases that older releases have filled. */
export function toKey({ verb, id }: Read): string {
  return id === undefined ? verb : `${verb}:${id}`;
}

/** The cache tag by which it is revalidated: its key, but one for all searches. */
export function toTag(read: Read): string {
  return read.verb === 'search' ? tags.search : toKey(read);
}

/** The tags of the cards in a list, so that a product's own tag refreshes it; a list with too many has one that every product refreshes. */
export function getCardTags(cards: readonly { readonly id: string }[]): string[] {
  const own = [...new Set(cards.map(({ id }) => toTag({ verb: 'product', id })))];
  return own.length < MOST_TAGS ? own : [tags.longLists];
}
