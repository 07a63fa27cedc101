/** Texts of the cards of products. */
export const cardTexts = { quote: 'Cotizar' } as const;
