/** Heading of the search, also while it fails. */
export const searchTitle = 'Busqueda';

/** Texts of the suggestions of the search box, which come when it gets the focus. */
export const suggestionTexts = {
  label: 'Sugerencias',
  searchFor: (q: string) => `Buscar «${q}»`,
  count: (count: number) => (count === 1 ? 'Una sugerencia' : `${count} sugerencias`),
} as const;
