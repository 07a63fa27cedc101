import { getCategories, getProduct } from '@/lib/backend';
import { type CardSubject, getCategoryCard, getPageCard, getProductCard, isPageCard } from '@/lib/og-images/subject';
import { parseId } from '@/lib/routes';

type Find = (id: string) => Promise<CardSubject | null>;

/** How each kind of card finds what it shows; null when there is no such thing. */
export const finders = {
  producto: async (id) => {
    const found = parseId(id) ? await getProduct(id) : null;
    return found?.ok && found.data ? getProductCard(found.data) : null;
  },
  categoria: async (id) => {
    const categories = await getCategories();
    const category = categories.ok ? categories.data.find((one) => one.id === id) : undefined;
    return category ? getCategoryCard(category) : null;
  },
  pagina: async (id) => (isPageCard(id) ? getPageCard(id) : null),
} as const satisfies Record<CardSubject['kind'], Find>;

export function isKind(kind: string): kind is CardSubject['kind'] {
  return Object.hasOwn(finders, kind);
}
