import { clientLimits } from '@/content/client/limits';
import { listPageTexts } from '@/content/client/quotation-list-page';
import type { NamedItem } from '@/lib/catalogue/product';
import type { Line } from '@/lib/quotation-list/address';
import { truncate } from '@/lib/text';

/** The lines of a list as messages name them; `id` is '' for words of the visitor's own. */
export function describeLines(products: readonly NamedItem[], lines: readonly Line[]) {
  return lines.map(({ id = '', text = '', ...line }) => {
    const product = products.find((one) => one.id === id);
    const name = product ? truncate(product.name, clientLimits.listedName) : text;
    return { id, name, text: listPageTexts.line({ ...line, id, name }) };
  });
}
