import { limits } from '@/content/limits';
import { parseList } from '../quotation-list/address';

export type ParsedComparison = {
  readonly ids: readonly string[];
  /** True when something of the text was left out. */
  readonly hasDropped: boolean;
};

/** The products of `101-102-103`, at most four, each once; quantities are ignored, and what makes no sense is left out. */
export function parseComparison(text: string): ParsedComparison {
  const { items, hasDropped } = parseList(text);
  const ids = items.slice(0, limits.comparison).map(({ id }) => id);
  return { ids, hasDropped: hasDropped || ids.length < items.length };
}
