/** What a form says once a message was sent; loaded once its form is touched. */
export const afterSending = {
  title: '¡Mensaje enviado!',
  reference: 'Número de radicado',
  content: 'Lo que nos envió',
  refused: (names: string) => `No pudimos incluir: ${names}.`,
  again: { contact: 'Enviar otro mensaje', quotation: 'Enviar otra cotización' },
} as const;
