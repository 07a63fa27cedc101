/** What a form says once a message was sent; loaded once its form is touched. */
export const afterSending = {
  title: '¡Mensaje enviado!',
  reference: 'Número de radicado',
  content: 'Lo que nos envió',
  again: { contact: 'Enviar otro mensaje', quotation: 'Enviar otra cotización' },
} as const;
