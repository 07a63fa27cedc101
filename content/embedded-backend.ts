/** The category of what an import has without one. */
export const uncategorized = 'Otros equipos';

/** What the embedded backend answers to a submission. */
export const embeddedAnswers = {
  received: 'Recibimos su solicitud. Pronto nos comunicaremos con usted.',
  invalid: 'Faltan datos o alguno no es válido.',
  notStored: 'En este momento no podemos guardar su mensaje.',
  failed: 'En este momento no podemos responder.',
} as const;
