/** What a page says of a place, and the source that it names beside it. */
export type Statement = { readonly title?: string; readonly text: string; readonly source: string };

export const LAW = 'Ley 1831 de 2017';
export const DECREE = 'Decreto 1465 de 2019';
export const RESOLUTION = 'Resolución 3316 de 2019';
export const OURS = 'Recomendación nuestra';
