import type { ley1831 } from '@/content/ley-1831';
import { kit } from '@/content/place-answers';
import { getProduct, readIfPossible, searchProducts } from '@/lib/backend';
import type { Product } from '@/lib/catalogue/product';
import { toStem } from '@/lib/search-index/words';
import { splitWords } from '@/lib/text';

/** Products of the kit that the catalogue has, by ids and names: another catalogue has other products under the ids. */
export async function findKit(): Promise<Product[]> {
  const found = await Promise.all(kit.ids.map((id) => readIfPossible(getProduct(String(id)))));
  return found.flatMap((one) => (one.ok && one.data?.name.split(/[^\p{L}]/u).includes(kit.word) ? one.data : []));
}

type Model = typeof ley1831.promotion.model;

/** The model that content/ley-1831.ts promotes; null when the catalogue does not have it or cannot be read. */
export async function findPromoted({ id, names }: Model): Promise<Product | null> {
  const chosen = await readIfPossible(getProduct(String(id)));
  if (!chosen.ok) return null;
  const { data } = chosen;
  if (data && names.some((name) => beginsWith(data.name, name))) return data;
  for (const name of names) {
    const results = await readIfPossible(searchProducts(name));
    if (!results.ok) return null;
    const found = results.data.items.find((item) => !item.isService && beginsWith(item.name, name));
    const product = found && (await readIfPossible(getProduct(found.id)));
    if (product) return product.ok ? product.data : null;
  }
  return null;
}

const beginsWith = (text: string, beginning: string) => `${toStems(text)} `.startsWith(`${toStems(beginning)} `);

/** The words of `text`, without regard to capitals, accents and plurals. */
const toStems = (text: string) => splitWords(text).map(toStem).join(' ');
