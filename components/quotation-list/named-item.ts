import { listPageTexts } from '@/content/client/quotation-list-page';
import { limits } from '@/content/limits';
import type { ListItem } from '@/lib/quotation-list/address';
import { truncate } from '@/lib/text';

/** A product of a list with what it is called. */
export type NamedItem = ListItem & { readonly name: string };

/** A list as lines of a message. */
export function toLines(list: readonly NamedItem[]): string[] {
  return list.map((item) => `- ${listPageTexts.line({ ...item, name: truncate(item.name, limits.listedName) })}`);
}

/** Says which products of a list were refused; '' when none was. */
export function nameRefused(list: readonly NamedItem[], refused: readonly string[] = []): string {
  const names = list.filter(({ id }) => refused.includes(id)).map(({ name }) => name);
  return names.length > 0 ? listPageTexts.refused(names.join(', ')) : '';
}
