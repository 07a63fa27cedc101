import { cache } from 'react';
import { CategoryLinks } from '@/components/catalogue/picture-links';
import { RelatedProducts } from '@/components/catalogue/product-list';
import { NotFound } from '@/components/layout/not-found';
import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import { getCategories } from '@/lib/backend';
import { getNearest } from '@/lib/backend/search';
import { decodeParam, toPlainProductPath } from '@/lib/routes';
import { getSettings } from '@/lib/settings';
import { normalizeSearch } from '@/lib/text';
import type { ProductParams } from './product';

const texts = messages.notFound;

/** The 404 page of a product, with what its name is near to. */
export async function MissingItem({ id, ...params }: ProductParams) {
  const name = decodeParam(params.name);
  const words = normalizeSearch(name.replaceAll('_', ' '), limits.searchText).toLowerCase();
  const items = await getNearest(words, id);
  const categories = await getCategories();
  const { siteUrl } = await getSettings();
  return (
    <NotFound address={siteUrl + toPlainProductPath({ id, name })}>
      <RelatedProducts items={items} title={texts.close} />
      <section aria-labelledby="categorias">
        <h2 id="categorias">{texts.categories}</h2>
        <CategoryLinks categories={categories.ok ? categories.data : []} />
      </section>
    </NotFound>
  );
}

type Slot = { readonly requested: Promise<ProductParams>; readonly set: (requested: ProductParams) => void };

/** One for each rendering: React hands not-found.tsx no parameters. The page sets them before anything can fail. */
export const getSlot = cache((): Slot => {
  let set: Slot['set'] = () => undefined;
  const requested = new Promise<ProductParams>((resolve) => {
    set = resolve;
  });
  return { requested, set };
});
