import { site } from '@/content/site';

/** The brand that pages of one product say: none for the company's own, which only cards show. */
export function toShownBrand(brand: string): string {
  return brand === site.houseBrand ? '' : brand;
}
