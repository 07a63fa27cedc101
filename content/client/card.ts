/** Texts of the cards of products. */
export const cardTexts = { quote: 'Cotizar', compare: 'Comparar' } as const;
