import { messages } from '@/content/messages';
import { getType } from './file-rows';
import type { ImportRecord } from './row';

const isBlank = (value: unknown) => value === undefined || value === null || String(value).trim() === '';

/** How many products of a file have no category, and what may help; null when all have one. `isFilled`: merged cells were filled already. */
export function describeUncategorized(records: readonly ImportRecord[], isFilled: boolean): string | null {
  const products = records.filter((record) => getType(record) !== 'SERVICE');
  const bare = products.filter(({ fields }) => isBlank(fields.category) && isBlank(fields.category_id));
  const [first] = bare;
  if (!first) return null;
  const help = isFilled || bare.length === products.length ? '' : '; are cells merged there? --fill-merged fills them';
  const where = `${bare.length} of ${products.length} products have no category (the first is row ${first.line})`;
  return `${where} and come into '${messages.import.uncategorized}'${help}`;
}
