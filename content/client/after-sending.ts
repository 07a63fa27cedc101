/** Said of the products of a list that were not accepted; apart from what only receipts say. */
export const refusedText = (names: string) => `No pudimos incluir: ${names}.`;

/** What stands on a receipt. */
export const afterSending = {
  reference: 'Número de radicado',
  content: 'Lo que nos envió',
  sentAt: 'Enviado',
  comments: 'Comentarios',
  /** Of comments and personal data, which this device does not keep. */
  kept: 'Sus comentarios y sus datos se ven aquí hasta que cierre esta pestaña: imprima la constancia si los necesita después.',
  forgotten: 'Este dispositivo no guarda los comentarios ni los datos que usted escribió.',
  copy: 'Copiar radicado',
  copied: 'Radicado copiado',
  copyFailed: 'No pudimos copiarlo. El radicado es',
  print: 'Imprimir constancia',
  whatsApp: 'Consultar por WhatsApp',
  email: 'Consultar por correo',
  question: (reference: string) => `Hola, quiero consultar mi solicitud con radicado ${reference}.`,
  subject: (reference: string) => `Solicitud con radicado ${reference}`,
} as const;
