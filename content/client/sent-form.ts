/** What stands beside a field that is not filled as it should be. */
export const fieldErrors = {
  required: 'Este campo es requerido',
  email: 'Este campo es requerido, deber tener el formato correcto de correo electronico',
  phone: 'Este campo es requerido, solo debe contener numeros',
} as const;

/** Said of the products of a list that were not accepted. */
export const refusedText = (names: string) => `No pudimos incluir: ${names}.`;
