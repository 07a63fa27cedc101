/** Texts of the choice of a file with a list, which is read in the browser. */
export const pasteFile = {
  label: 'o elija un archivo de Excel o CSV',
  help: 'También puede arrastrarlo aquí. Se lee en su navegador: no se envía a ninguna parte.',
  read: (name: string, rows: number) => `Leímos ${rows} renglones de ${name}. Revíselos antes de seguir.`,
  tooLarge: 'El archivo pesa demasiado. Copie sus renglones y péguelos aquí.',
  failed: 'No pudimos leer el archivo. Guárdelo como .xlsx o .csv, o copie sus renglones y péguelos aquí.',
} as const;
