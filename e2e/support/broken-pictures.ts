/** A category whose products have pictures that cannot be shown, and one of each other kind to compare them with. */
export const picturesCategory = 'Fotos';

export const pictures = {
  good: { name: 'Con foto', file: '/images/products/aed-800.webp' },
  /** With a query, so that the optimiser would not take it. */
  unoptimised: { name: 'Foto con versión', file: '/images/products/aed-800.webp?v=2' },
  none: { name: 'Sin foto', file: '' },
  missing: { name: 'Foto que ya no está', file: '/images/products/nada-800.webp' },
  broken: { name: 'Foto que no es una foto', file: '/docs/ley-1831-2017.pdf' },
} as const;

/** As rows of an import. */
export const pictureFields = Object.values(pictures).map(({ name, file }) => ({
  name,
  category: picturesCategory,
  image: file,
  image_sm: file,
}));
