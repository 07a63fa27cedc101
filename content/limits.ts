/** Limits of docs/behaviour.md#limits and a few of this site's own; those for scripts are in client/limits.ts. */
export const limits = {
  serviceDescription: 167,
  featuredName: 20,
  /** Categories on the home page; the others are a link away. */
  homeCategories: 8,
  /** Longest name in the head of a page; a longer one is cut. */
  sharedName: 200,
  relatedProducts: 3,
  /** Most attributes of a product, and the longest name and value of one. */
  attributes: { most: 40, name: 80, value: 300 },
  /** Longest text of an optional field (code, manufacturer, ...); most documents, and products of one relation. */
  details: { text: 200, documents: 20, related: 20 },
  /** Products on one page of a category, and the brands of it that can be chosen. */
  category: { pageItems: 36, brands: 40 },
  services: { page: 1, limit: 100 },
  search: { page: 1, limit: 50 },
  /** Longest search that is passed on; a longer one is cut. */
  searchText: 100,
  /** Days to keep a delivered message, unless MESSAGES_KEPT_DAYS says otherwise; the data policy names it. */
  messagesKeptDays: 30,
  /** Milliseconds that a slide stays. */
  autoplay: { hero: 3500, events: 3500, featured: 2500, clients: 2500 },
} as const;
