/** Ways to give a page to somebody else. */
export const share = {
  title: 'Compartir',
  by: (way: string) => `Compartir por ${way}`,
  email: 'correo',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  /** After the lines of a message that has room for no more. */
  moreLines: (count: number) => (count === 1 ? 'y una línea más' : `y ${count} líneas más`),
} as const;
