/** Texts of a form that asks for a quotation. */
export const quotation = { title: 'Cotización', submit: 'Enviar Cotización' } as const;

export const received = 'Recibimos su solicitud y le responderemos pronto.';
