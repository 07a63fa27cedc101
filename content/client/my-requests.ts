/** The line of a request for one product. */
export const productLine = (name: string, id: string) => `${name} (referencia ${id})`;

/** What this device has sent. */
export const myRequests = {
  title: 'Mis solicitudes',
  count: (count: number) => (count === 1 ? '1 solicitud' : `${count} solicitudes`),
  kinds: { contact: 'Mensaje', quotation: 'Cotización' },
  receipt: 'Ver constancia',
  again: 'Pedir lo mismo otra vez',
  remove: 'Quitar',
  removeOf: (reference: string) => ` la solicitud ${reference}`,
  clear: 'Borrar todas',
  note: 'Solo este dispositivo las recuerda.',
  empty: 'No hay solicitudes para mostrar',
  emptyHelp:
    'Cuando nos envíe un mensaje o pida una cotización desde este dispositivo, encontrará aquí su número de radicado.',
  browse: 'Ver productos',
  write: 'Escribirnos',
} as const;
