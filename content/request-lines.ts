/** Lines that the site adds to the text of a visitor: the contract has no field for what they say. */
export const requestLines = {
  /** The last line of each quotation of a list. The quantity is its first number. */
  item: (quantity: number, number: number, count: number, reference: string) =>
    `Cantidad: ${quantity}. Producto ${number} de ${count} de la solicitud ${reference}.`,
  /** Before it, where the visitor wrote one. */
  note: (text: string) => `Nota: ${text}`,
  fields: 'Datos del proceso:',
  free: 'También necesita (no está en el catálogo):',
  onlyFree: 'Necesita (no está en el catálogo):',
  freeLine: (quantity: number, text: string, note: string) => `- ${quantity} × ${text}${note && ` (${note})`}`,
  notes: 'Notas:',
  productNote: (id: string, note: string) => `- Producto ${id}: ${note}`,
  /** The first line of a message that carries what did not fit in the one before. */
  more: (reference: string) => `Continuación de la solicitud ${reference}.`,
  /** A contact message takes letters only as a name. */
  name: (name: string) => `Nombre completo: ${name}`,
  noName: 'Sin nombre',
} as const;
