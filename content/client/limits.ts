/** The limits that scripts need in the browser; the others are in ../limits.ts, so that no visitor loads them. */
export const clientLimits = {
  /** Most lines of a quotation list, and most of one product. */
  quotationList: { lines: 100, quantity: 999 },
  /** Longest name in the links that share a page, with the words of a message around it. */
  sharedText: 260,
  /** Most products side by side. */
  comparison: 4,
  toastMilliseconds: 5000,
} as const;
