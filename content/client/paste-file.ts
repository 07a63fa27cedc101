/** Texts of a file with a list, which is read in the browser. */
export const pasteFile = {
  read: (name: string, rows: number) =>
    `Leímos ${rows === 1 ? 'una línea' : `${rows} líneas`} de ${name}. Revise antes de seguir.`,
  tooLarge: 'El archivo pesa demasiado. Copie sus líneas y péguelas aquí.',
  empty: 'El archivo no tiene líneas.',
} as const;
