/** The page of what a device has sent, and the way there from a search; for the server. */
export const myRequestsPage = {
  intro: 'Los números de radicado de sus últimos diez mensajes y cotizaciones.',
  plain: 'Esta lista necesita JavaScript, porque solo su dispositivo la guarda.',
  helpTitle: '¿No encuentra su solicitud?',
  help: 'Las guarda solo el dispositivo desde el que se enviaron. Con su número de radicado, o con su nombre, le contamos por cualquiera de estos medios en qué va:',
  /** On the pages that lead there. */
  link: 'Ver mis solicitudes enviadas',
  /** Above the results of a search for one. */
  found: '¿Busca una solicitud que nos envió?',
  foundNumber: (reference: string) => `¿Busca su solicitud con radicado ${reference}?`,
} as const;

/** Searches, without accents and in lower case, that look for a request; what is said beside the number too. */
export const requestSearches =
  /^(?:(?:mi|mis|el|de|numero|no|nro|estado|ver|consultar) )*(?:radicados?|solicitud(?:es)?)(?: enviadas?)?$/;
