/** Texts of a file with a list, which is read in the browser. */
export const pasteFile = {
  read: (name: string, rows: number) =>
    `Leímos ${rows === 1 ? 'un renglón' : `${rows} renglones`} de ${name}. Revise antes de seguir.`,
  tooLarge: 'El archivo pesa demasiado. Copie sus renglones y péguelos aquí.',
  empty: 'El archivo no tiene renglones.',
} as const;
