/** What a form says while it is sent and when it could not be. */
export const formStates = {
  sending: 'Enviando…',
  unreachable:
    'No pudimos enviar el mensaje en este momento. Sus datos siguen aquí: intente de nuevo o use otro medio.',
  offline: 'No hay conexión. Sus datos siguen aquí: intente de nuevo o use otro medio.',
  wayOut: 'También puede enviarnos este mismo mensaje por:',
  wayOutEmail: 'Correo',
  greeting: (name: string) => (name ? `Hola, soy ${name}.` : 'Hola.'),
  subject: (product: string) => (product ? `Cotización: ${product}` : 'Mensaje desde el sitio'),
  toasts: 'Avisos',
} as const;
