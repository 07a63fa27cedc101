/** Colours that a browser shows around the site; those of the pages are in styles/. */
export const theme = { color: '#12344d', ground: '#ffffff' } as const;
