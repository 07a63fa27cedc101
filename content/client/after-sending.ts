/** What stands on a receipt; what a form says of it once a message was sent. */
export const afterSending = {
  reference: 'Número de radicado',
  content: 'Lo que nos envió',
  sentAt: 'Enviado',
  refused: (names: string) => `No pudimos incluir: ${names}.`,
  copy: 'Copiar radicado',
  copied: 'Radicado copiado',
  copyFailed: 'No pudimos copiarlo. El radicado es',
  print: 'Imprimir constancia',
  whatsApp: 'Consultar por WhatsApp',
  email: 'Consultar por correo',
  question: (reference: string) => `Hola, quiero consultar mi solicitud con radicado ${reference}.`,
  subject: (reference: string) => `Solicitud con radicado ${reference}`,
} as const;
