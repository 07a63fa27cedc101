/** Texts of the box 'Recordar en este dispositivo'; `plain` where the box cannot work. */
export const remember = {
  label: 'Recordar en este dispositivo',
  plain: 'Para recordar sus datos en este dispositivo se necesita JavaScript.',
  hint: 'Guarda su nombre, correo y teléfono y, por una semana, lo que esté escribiendo. Para borrarlos, quite la marca o use «Olvidar».',
} as const;
