/** Texts of the printed page of a product and of its QR code. */
export const productSheet = {
  documents: 'Documentos',
  /** Where there is no data sheet. */
  ask: 'Pedir la ficha técnica',
  askByMail: 'Pedirla por correo',
  request: (name: string, id: string, address: string) =>
    `Hola, por favor envíenme la ficha técnica de ${name} (referencia ${id}): ${address}`,
  print: 'Imprimir ficha',
  code: 'Código QR',
  codeOf: (name: string) => `Código QR con la dirección de ${name}`,
  download: 'Descargar PNG de 1000 px',
  /** Before the address on paper. */
  address: 'Esta ficha en línea',
  date: 'Fecha',
} as const;
