/** What a form says while it is sent and after. */
export const formStates = {
  sending: 'Enviando…',
  sent: '¡Mensaje enviado!',
  unreachable:
    'No pudimos enviar el mensaje en este momento. Sus datos siguen aquí: intente de nuevo o use otro medio.',
  offline: 'No hay conexión. Sus datos siguen aquí: intente de nuevo o use otro medio.',
  reference: 'Número de referencia',
  wayOut: 'También puede enviarnos este mismo mensaje por:',
  wayOutEmail: 'Correo',
  greeting: (name: string) => (name ? `Hola, soy ${name}.` : 'Hola.'),
  about: (product: string, address: string) => `Cotización: ${product} (${address})`,
  subject: (product: string) => (product ? `Cotización: ${product}` : 'Mensaje desde el sitio'),
  toasts: 'Avisos',
} as const;
