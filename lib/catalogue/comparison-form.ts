// Apart: with lib/routes lists would load 300 bytes more.
/** Id of the form to which the boxes on cards belong, and the name of the boxes in its query. */
export const COMPARISON_FORM = { id: 'comparacion', field: 'id' } as const;
