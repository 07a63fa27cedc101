/** Optional fields of the form of a list: `maxLength` in characters, and what a browser may fill in. They are sent as lines of the description. */
export const listFields = {
  institution: { maxLength: 120, autoComplete: 'organization' },
  city: { maxLength: 80, autoComplete: 'address-level2' },
} as const;

/** Their names in the form and in the payload; the labels are in content/quotation-list.ts. */
export const listFieldNames = Object.keys(listFields) as readonly (keyof typeof listFields)[];
