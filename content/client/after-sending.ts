/** Said of the products of a list that were not accepted. */
export const refusedText = (names: string) => `No pudimos incluir: ${names}.`;

/** What stands on a receipt. */
export const afterSending = {
  reference: 'Número de radicado',
  print: 'Imprimir constancia',
} as const;
