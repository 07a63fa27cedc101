/** Texts of the page of a quotation list that its scripts show. */
export const listPageTexts = {
  chat: (address: string) => `Hola, quiero cotizar esta lista: ${address}`,
  toForm: 'Pedir cotización',
  quantityOf: (name: string) => `Cantidad de ${name}`,
  /** Of a quantity that cannot be taken. */
  wrong: (quantity: string) => `La cantidad va de 1 a 999: sigue en ${quantity}`,
  update: 'Actualizar cantidades',
  remove: 'Quitar',
  undo: 'Deshacer',
  print: 'Imprimir lista',
  /** Of a list that is not that of the device. */
  foreign: 'Esta lista no está guardada en este dispositivo.',
  save: 'Guardar como mi lista',
  merge: 'Sumar a mi lista',
  empty: 'No hay productos en esta lista',
  /** What a message calls the list of `lines` ('2 líneas'). */
  name: (lines: string) => `lista de ${lines}`,
} as const;

export const lineTexts = {
  /** After the name of a field, for screen readers. */
  ofLine: (name: string) => ` de ${name}`,
  share: 'Compartir lista',
  note: 'Nota',
  /** Of words that are no product's: on the list of the device, and on one that came by a link. */
  mark: { own: 'Escrito por usted: lo cotizamos igual', link: 'De este enlace: lo cotizamos igual' },
  noteMark: { own: 'Nota:', link: 'Nota de este enlace:' },
  edit: 'Editar',
  text: 'Descripción',
  noRoom: (count: number, most: number) =>
    `${count === 1 ? 'Una línea no cupo' : `${count} líneas no cupieron`}: una lista tiene ${most} como máximo.`,
  tooLong: (count: number) =>
    `El enlace no alcanza para ${count === 1 ? 'una nota o línea' : `${count} notas o líneas`}. En este dispositivo e impresas están todas.`,
} as const;

export const listPaper = {
  institution: 'Institución',
  date: 'Fecha',
  address: 'Dirección de esta lista',
  /** A place for each who signs it. */
  signatures: ['Solicita', 'Aprueba', 'Firma'],
} as const;
