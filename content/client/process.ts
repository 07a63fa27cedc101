/** Texts of 'Datos para su proceso', which its code shows in the browser. */
export const processTexts = {
  title: 'Datos para su proceso (opcional)',
  intro: 'Van con sus comentarios y aparecen en la lista impresa.',
  fields: {
    institution: 'Institución',
    nit: 'NIT',
    city: 'Ciudad',
    needed_by: 'Fecha en que lo necesita',
    process_number: 'Número de proceso',
  },
  hints: {
    nit: 'Con el dígito de verificación: 900.123.456-8',
    needed_by: 'Por ejemplo: 15 de diciembre',
  },
  wrongDigit: (digit: number) => `Revise el NIT: su dígito de verificación sería ${digit}. Puede enviarlo así.`,
  room: (used: number, most: number) => `Comentarios y datos: ${used} de ${most} caracteres.`,
  tooLong: 'Lo que no cabe va en un segundo mensaje de la misma solicitud.',
} as const;
