/** What a form says while it is sent and when it could not be. */
export const formStates = {
  sending: 'Enviando…',
  unreachable:
    'No pudimos enviar el mensaje en este momento. Sus datos siguen aquí: intente de nuevo o use otro medio.',
  offline: 'No hay conexión. Sus datos siguen aquí: intente de nuevo o use otro medio.',
  chat: 'Enviar por WhatsApp',
  subject: (product: string) => (product ? `Cotización: ${product}` : 'Mensaje desde el sitio'),
  toasts: 'Avisos',
} as const;
