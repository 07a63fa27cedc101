import { tags } from './cache';
import { toTag } from './read';

/** What one call of cacheTag takes: https://nextjs.org/docs/app/api-reference/functions/cacheTag */
const MOST_TAGS = 128;

/** The tags of the cards in a list, so that a product's own tag refreshes it; a list with too many has one that every product refreshes. */
export function getCardTags(cards: readonly { readonly id: string }[]): string[] {
  const own = [...new Set(cards.map(({ id }) => toTag({ verb: 'product', id })))];
  return own.length < MOST_TAGS ? own : [tags.longLists];
}
