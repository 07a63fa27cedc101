import { getCategories, getProduct } from '@/lib/backend';
import { mustRead } from '@/lib/backend/outcome';
import {
  getCategoryOgImage,
  getPageOgImage,
  getProductOgImage,
  isPageWithOgImage,
  type OgImageSubject,
} from '@/lib/og-images/subject';
import { parseId } from '@/lib/routes';

type Find = (id: string) => Promise<OgImageSubject | null>;

/** How each kind of Open Graph image finds what it shows; null when there is no such thing. */
export const finders = {
  producto: async (id) => {
    const found = parseId(id) ? await mustRead(getProduct(id)) : null;
    return found?.ok && found.data ? getProductOgImage(found.data) : null;
  },
  categoria: async (id) => {
    const categories = await mustRead(getCategories());
    const category = categories.ok ? categories.data.find((one) => one.id === id) : undefined;
    return category ? getCategoryOgImage(category) : null;
  },
  pagina: async (id) => (isPageWithOgImage(id) ? getPageOgImage(id) : null),
} as const satisfies Record<OgImageSubject['kind'], Find>;

export function isKind(kind: string): kind is OgImageSubject['kind'] {
  return Object.hasOwn(finders, kind);
}
