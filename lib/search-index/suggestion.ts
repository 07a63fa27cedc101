import type { NamedItem } from '@/lib/catalogue/card-item';
import type { Mark } from './marks';

/** One suggestion of the search box, as GET /api/suggest answers it. */
export type SuggestionAnswer = NamedItem & {
  readonly kind: 'category' | 'product' | 'service';
  readonly marks: readonly Mark[];
  readonly href: string;
  readonly picture: string;
  readonly brand: string;
  readonly category: string;
};
