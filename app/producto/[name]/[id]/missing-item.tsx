import { CategoryLinks } from '@/components/catalogue/picture-links';
import { RelatedProducts } from '@/components/catalogue/product-list';
import { NotFound } from '@/components/layout/not-found';
import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import { getCategories } from '@/lib/backend';
import { getNearest } from '@/lib/backend/search';
import { getSettings } from '@/lib/settings';
import { normalizeSearch } from '@/lib/text';

const { close, categories: title } = messages.notFound;

type Props = {
  readonly id: string;
  /** The name in the address, decoded. */
  readonly name: string;
  /** The address, without its origin. */
  readonly path: string;
};

/** The 404 page of a product, with what its name is near to. */
export async function MissingItem({ id, name, path }: Props) {
  const words = normalizeSearch(name.replaceAll('_', ' '), limits.searchText).toLowerCase();
  const items = await getNearest(words, id);
  const categories = await getCategories();
  const { siteUrl } = await getSettings();
  return (
    <NotFound address={siteUrl + path}>
      <RelatedProducts items={items} title={close} />
      <section aria-labelledby="categorias">
        <h2 id="categorias">{title}</h2>
        <CategoryLinks categories={categories.ok ? categories.data : []} />
      </section>
    </NotFound>
  );
}
