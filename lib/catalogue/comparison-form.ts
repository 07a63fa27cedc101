/** The form of a page to which the boxes on its cards belong, and the name of the boxes in its query. Apart: with lib/routes lists would load 300 bytes more. */
export const COMPARISON_FORM = { id: 'comparacion', field: 'id' } as const;
