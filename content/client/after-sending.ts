/** Said of the products of a list that were not accepted. */
export const refusedText = (names: string) => `No pudimos incluir: ${names}.`;

/** What stands on a receipt. */
export const afterSending = {
  reference: 'Número de radicado',
  copy: 'Copiar radicado',
  copied: 'Radicado copiado',
  copyFailed: 'No pudimos copiarlo. El radicado es',
  print: 'Imprimir constancia',
  whatsApp: 'Consultar por WhatsApp',
  email: 'Consultar por correo',
  question: (reference: string) => `Hola, quiero consultar mi solicitud con radicado ${reference}.`,
  subject: (reference: string) => `Solicitud con radicado ${reference}`,
} as const;
