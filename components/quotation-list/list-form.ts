/** Id of the one form of every page that all buttons of the quotation list belong to. */
export const LIST_FORM = 'lista';
