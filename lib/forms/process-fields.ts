/** What procurement asks for, all optional: `maxLength` in characters, and what a browser may fill in. */
export const processFields = {
  institution: { maxLength: 120, autoComplete: 'organization' },
  nit: { maxLength: 20, autoComplete: undefined },
  city: { maxLength: 80, autoComplete: 'address-level2' },
  needed_by: { maxLength: 60, autoComplete: undefined },
  process_number: { maxLength: 60, autoComplete: undefined },
} as const;

/** The name of such a field in the form of a list; its label is in content/client/process.ts. It is sent as a line of the description. */
export type ProcessField = keyof typeof processFields;

export const processNames = Object.keys(processFields) as readonly ProcessField[];
