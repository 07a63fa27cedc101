/** Optional fields of a product that are one text each: the backend's name and the site's own, in the order of pages. */
export const detailTexts = {
  risk_class: 'riskClass',
  manufacturer: 'manufacturer',
  country: 'country',
  udi_di: 'udiDi',
  gmdn: 'gmdn',
  umdns: 'umdns',
  unspsc: 'unspsc',
} as const;
export const detailTextNames = Object.keys(detailTexts) as (keyof typeof detailTexts)[];

/** Lists of other products that a product may carry. */
export const relationNames = ['accessories', 'spares', 'consumables', 'services'] as const;
/** All lists of products that a file has. */
export const productLists = ['related_products', ...relationNames] as const;
export type RelationName = (typeof relationNames)[number];

/** Kinds of documents that a product may carry. */
export const documentTypes = ['ficha', 'manual', 'declaracion', 'certificado'] as const;
export type DocumentType = (typeof documentTypes)[number];
