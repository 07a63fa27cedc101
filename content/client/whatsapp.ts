/** The chat, where a client component names it. */
export const whatsApp = { float: 'Escríbanos por WhatsApp', short: 'WhatsApp' } as const;
