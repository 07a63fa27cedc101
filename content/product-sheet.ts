/** Texts of the printed page of a product. */
export const productSheet = {
  documents: 'Documentos y respaldo',
  /** What is asked for where it is missing: in a list, and alone or in a sentence. */
  missing: {
    ficha: { short: 'ficha', long: 'la ficha técnica' },
    registration: { short: 'registro', long: 'el registro sanitario' },
    manual: { short: 'manual', long: 'el manual' },
  },
  ask: (what: string) => `Pedir ${what}`,
  request: (what: string, name: string, id: string, address: string) =>
    `Hola, por favor envíenme ${what} de ${name} (referencia ${id}): ${address}`,
  /** The last line of a request for a manual, which may differ between series. */
  serial: 'Número de serie, si ya tiene el equipo: ',
  print: 'Imprimir ficha',
  /** Before the address on paper. */
  address: 'Esta ficha en línea',
  date: 'Fecha',
} as const;
