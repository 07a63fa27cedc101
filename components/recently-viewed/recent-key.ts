/** A product as this device remembers it; `picture` is a path of the site. */
export type Recent = { readonly id: string; readonly name: string; readonly picture: string };

/** Where this device remembers them, the last first. */
export const RECENT_KEY = 'vistos-recientemente';
