/** What a form says once a message was sent, and in the next form of the visit; loaded with the form's libraries. */
export const afterSending = {
  title: '¡Mensaje enviado!',
  reference: 'Número de radicado',
  content: 'Lo que nos envió',
  again: { contact: 'Enviar otro mensaje', quotation: 'Enviar otra cotización' },
  useSame: 'Usar los mismos datos',
  forget: 'Olvidar',
} as const;
