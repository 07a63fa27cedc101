/** Whom a product is for, told on its page. */
export const audience = {
  professional: 'Dirigido a profesionales e instituciones de salud.',
  public: 'Para lugares públicos, empresas e instituciones.',
  /** Words of the names of what the public may use. */
  publicWords: ['DEA', 'AED'],
} as const;
