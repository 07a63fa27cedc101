import { clientLimits } from '@/content/client/limits';
import { listTexts } from '@/content/client/quotation-list';
import { listPageTexts } from '@/content/client/quotation-list-page';
import type { NamedItem } from '@/lib/catalogue/product';
import type { QuotationLines } from '@/lib/quotation-list/lines';
import { fitLines } from '@/lib/sharing/fit-lines';
import { truncate } from '@/lib/text';

/** The lines of a list as messages name them, those of `products` that there are first; `id` is '' for a free line. */
export function describeLines(products: readonly NamedItem[], { items, free }: QuotationLines) {
  const getName = (id: string) => products.find((product) => product.id === id)?.name ?? '';
  const lines = [
    ...items.map((item) => ({ ...item, name: truncate(getName(item.id), clientLimits.listedName) })),
    ...free.map(({ text, ...line }) => ({ ...line, id: '', name: text })),
  ];
  return lines.map((line) => ({ id: line.id, name: line.name, text: listPageTexts.line(line) }));
}

/** Of these lines, those that have room in `most` characters of a link, and how many there are besides. */
export function linkLines(lines: ReturnType<typeof describeLines>, most: number): readonly string[] {
  return fitLines(
    lines.map(({ text }) => `- ${text}`),
    most,
    listPageTexts.moreLines,
  );
}

/** How many lines a list has, in words. */
export function countLines({ items, free }: QuotationLines): string {
  const count = items.length + free.length;
  return `${count} ${listTexts.lines(count)}`;
}
