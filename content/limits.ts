/** Limits of docs/behaviour.md#limits, and the few that this site adds. */
export const limits = {
  serviceDescription: 167,
  featuredName: 20,
  /** Categories on the home page; the others are a link away. */
  homeCategories: 8,
  /** Longest name in the head of a page and in the links that share it; a longer one is cut. */
  sharedName: 200,
  /** The same with the words of a message around it. */
  sharedText: 260,
  /** Longest name in the lines of a message that lists products. */
  listedName: 80,
  relatedProducts: 3,
  /** Most attributes of a product, and the longest name and value of one. */
  attributes: { most: 40, name: 80, value: 300 },
  /** Longest text of an optional field (code, registration, manufacturer …), and most documents and products of one relation. */
  details: { text: 200, documents: 20, related: 20 },
  /** Products on one page of a category, and the brands of it that can be chosen. */
  category: { pageItems: 96, brands: 40 },
  /** Most products side by side. */
  comparison: 4,
  /** Longest list of products that is also told to search engines as data: it is as long again as the list. */
  listData: 48,
  services: { page: 1, limit: 100 },
  search: { page: 1, limit: 50 },
  /** Longest search that is passed on; a longer one is cut. */
  searchText: 100,
  /** Most lines of a quotation list, and most of one product. */
  quotationList: { lines: 100, quantity: 999 },
  /** Days for which the site keeps a message that is delivered, unless the host says otherwise (MESSAGES_KEPT_DAYS); told in the data policy. */
  messagesKeptDays: 30,
  toastMilliseconds: 5000,
  /** Milliseconds that a slide stays. */
  autoplay: { hero: 3500, events: 3500, featured: 2500, clients: 2500 },
} as const;

/** More limits of quotation lists, apart: every page loads those above. */
export const listLimits = {
  /** Longest free line or note. */
  text: 120,
  /** Most characters of them all in an address. */
  address: 4_000,
  /** Longest address whose code phones read from paper: 117 modules on 4.5 cm. */
  code: 900,
  /** Most characters that its lines take in a link to a message, encoded: mail programs take links of about 2,000. */
  shared: 1_500,
  /** Most products in its Open Graph image. */
  pictures: 4,
} as const;

/** Limits of the head of a page and of its Open Graph image, apart like those above. */
export const headLimits = {
  /** What WhatsApp, LinkedIn and X show large; WhatsApp drops a heavier picture. */
  ogImage: { width: 1200, height: 630, type: 'image/jpeg', maxBytes: 300_000 },
  /** Bytes of a page that WhatsApp reads. */
  headBytes: 300 * 1024,
  /** Characters of a page's title and description that search engines show. */
  title: 60,
  description: { min: 50, max: 160 },
} as const;
