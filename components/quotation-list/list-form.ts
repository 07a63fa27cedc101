/** Id of the one form of every page that all buttons of the quotation list belong to. */
export const LIST_FORM = 'lista';
/** Name of a button with several products, whose value is their list as in an address. */
export const SEVERAL = 'lista';
