/** What WhatsApp, LinkedIn and X show large; WhatsApp drops pictures above 300 KB. */
export const CARD = { width: 1200, height: 630, type: 'image/jpeg', mostBytes: 300_000 } as const;
