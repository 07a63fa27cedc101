/** The limits that scripts need in the browser; the others are in ../limits.ts, so that no visitor loads them. */
export const clientLimits = {
  /** Most lines of a quotation list, and most of one product. */
  quotationList: { lines: 100, quantity: 999 },
  /** Longest name in the lines of a message that lists products. */
  listedName: 80,
  /** Longest name in the links that share a page, with the words of a message around it. */
  sharedText: 260,
  /** Most characters of a whole link to a mail: mail programs take about 2,000. */
  mailed: 2_000,
  /** Most products side by side. */
  comparison: 4,
  toastMilliseconds: 5000,
} as const;

/** More limits of quotation lists, apart: every page loads those of client/limits.ts. */
export const listLimits = {
  /** Longest free line or note. */
  text: 120,
  /** Most characters of a list in an address: the framework's router sends it twice more, as headers; Node takes 16 KB of them in all. */
  address: 6_000,
  /** Longest address whose code phones read from paper: 117 modules on 4.5 cm. */
  code: 900,
  /** Most characters that its lines take in a link to a message, encoded. */
  shared: 1_500,
} as const;
