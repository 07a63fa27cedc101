'use client';

// For long lists: the payload of a page then has the name of each card, and not its markup (docs/decisions/0021-category-pages-and-comparison.md).
export { CardWords as CardWordsInBrowser } from './card-words';
