/** Optional fields of a product that are one text each, by their names in docs/backend-contract.md#optional-fields. */
export const detailTexts = ['risk_class', 'udi_di', 'gmdn', 'umdns', 'unspsc', 'manufacturer', 'country'] as const;

/** Lists of other products that a product may carry. */
export const relationNames = ['accessories', 'spares', 'consumables', 'services'] as const;
export type RelationName = (typeof relationNames)[number];

/** Kinds of documents that a product may carry. */
export const documentTypes = ['ficha', 'manual', 'declaracion', 'certificado'] as const;
export type DocumentType = (typeof documentTypes)[number];
