/** What a form says while it is sent and when it could not be. */
export const formStates = {
  sending: 'Enviando…',
  unreachable:
    'No pudimos enviar el mensaje en este momento. Sus datos siguen aquí: intente de nuevo o use otro medio.',
  offline: 'No hay conexión. Sus datos siguen aquí: intente de nuevo o use otro medio.',
  wayOut: 'También puede enviarnos este mismo mensaje por:',
  wayOutEmail: 'Correo',
  greeting: (name: string) => (name ? `Hola, soy ${name}.` : 'Hola.'),
  about: (product: string, address: string) => `Cotización: ${product} (${address})`,
  subject: (product: string) => (product ? `Cotización: ${product}` : 'Mensaje desde el sitio'),
  toasts: 'Avisos',
} as const;

/** What stands beside a field that is not filled as it should be. */
export const fieldErrors = {
  required: 'Este campo es requerido',
  email: 'Este campo es requerido, deber tener el formato correcto de correo electronico',
  phone: 'Este campo es requerido, solo debe contener numeros',
} as const;

/** Said of the products of a list that were not accepted. */
export const refusedText = (names: string) => `No pudimos incluir: ${names}.`;

/** What stands on a receipt. */
export const afterSending = {
  reference: 'Número de radicado',
  print: 'Imprimir constancia',
} as const;
