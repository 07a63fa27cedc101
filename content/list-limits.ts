/** More limits of quotation lists, apart: every page loads those of client/limits.ts. */
export const listLimits = {
  /** Longest free line or note. */
  text: 120,
  /** Characters of a list in an address: the router repeats it in two headers, and Node takes 16 KB of headers. */
  address: 6_000,
  /** Longest address whose code phones read from paper: 117 modules on 4.5 cm. */
  code: 900,
} as const;
