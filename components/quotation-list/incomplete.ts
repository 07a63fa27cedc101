/** Fragment of the address to which a list leads when something of it was left out. */
export const INCOMPLETE = 'incompleta';
