/** Limits of the head of a page and of its Open Graph image. */
export const headLimits = {
  /** What WhatsApp, LinkedIn and X show large; WhatsApp drops a heavier picture. */
  ogImage: { width: 1200, height: 630, type: 'image/jpeg', maxBytes: 300_000 },
  /** Bytes of a page that WhatsApp reads. */
  headBytes: 300 * 1024,
  /** Characters of a page's title and description that search engines show. */
  title: 60,
  description: { min: 50, max: 160 },
} as const;
