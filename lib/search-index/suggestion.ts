import type { Mark } from './marks';

/** One suggestion of the search box, as GET /api/suggest answers it. */
export type SuggestionAnswer = {
  readonly kind: 'category' | 'product' | 'service';
  readonly id: string;
  readonly name: string;
  readonly lang?: string | undefined;
  readonly marks: readonly Mark[];
  readonly href: string;
  readonly picture: string;
  readonly brand: string;
  readonly category: string;
};
