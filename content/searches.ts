/** Searches that visitors make most; their pages are made when the site is built. */
export const popularSearches = ['monitor', 'desfibrilador', 'mantenimiento'] as const;
