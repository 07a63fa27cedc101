/** Texts of the notes and free lines of a quotation list. */
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
