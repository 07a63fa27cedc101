/** The limits that scripts need in the browser; the others are in ../limits.ts, so that no visitor loads them. */
export const clientLimits = {
  /** Of a quotation list. */
  quotationList: {
    lines: 100,
    /** Of one product. */
    quantity: 999,
    /** Characters of a free line or note. */
    text: 120,
    /** Characters of a list in an address: the router repeats it in two headers, and Node takes 16 KB of headers. */
    address: 6_000,
    /** Characters of an address whose code phones read from paper: 117 modules on 4.5 cm. */
    code: 900,
  },
  /** Longest name in the links that share a page. */
  sharedText: 260,
  /** Most products side by side. */
  comparison: 4,
  toastMilliseconds: 5000,
} as const;
