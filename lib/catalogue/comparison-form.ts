/** Id of the form of a page to which the boxes on its cards belong, and the name of the boxes. */
export const COMPARISON_FORM = { id: 'comparacion', field: 'id' } as const;
