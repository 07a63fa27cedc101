/** What the id of a product or category looks like, as a regular expression. */
export const ID_PATTERN = '[1-9]\\d{0,17}';
export const ID = new RegExp(`^${ID_PATTERN}$`);
