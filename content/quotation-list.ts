/** Texts of the page of a quotation list that only the server writes. */
export const listForm = {
  title: 'Agregar algo que no está en el catálogo',
  label: 'Qué necesita',
  hint: 'Por ejemplo: silla de ruedas plegable',
  add: 'Agregar',
  noteHint: 'Por ejemplo: con batería adicional',
} as const;

/** Texts of the printed list. */
export const listPaper = {
  institution: 'Institución',
  date: 'Fecha',
  signatures: ['Solicita', 'Aprueba', 'Firma'],
} as const;
