import { getCategories, getProduct } from '@/lib/backend';
import { type CardSubject, categoryCard, isPageCard, pageCard, productCard } from '@/lib/og-images/subject';
import { parseId } from '@/lib/routes';

type Find = (id: string) => Promise<CardSubject | null>;

/** How each kind of card finds what it shows; null when there is no such thing. */
export const finders = {
  producto: async (id) => {
    const found = parseId(id) ? await getProduct(id) : null;
    return found?.ok && found.data ? productCard(found.data) : null;
  },
  categoria: async (id) => {
    const categories = await getCategories();
    const category = categories.ok ? categories.data.find((one) => one.id === id) : undefined;
    return category ? categoryCard(category) : null;
  },
  pagina: async (id) => (isPageCard(id) ? pageCard(id) : null),
} as const satisfies Record<CardSubject['kind'], Find>;

export function isKind(kind: string): kind is CardSubject['kind'] {
  return Object.hasOwn(finders, kind);
}
