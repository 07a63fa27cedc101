type Line = {
  readonly id?: string;
  readonly name: string;
  readonly quantity: number;
  readonly note?: string | undefined;
};

/** Texts of the page of a quotation list that its scripts show. */
export const listPageTexts = {
  /** The way to the form. */
  toForm: 'Pedir cotización',
  compare: 'Comparar',
  compareFirst: (most: number) => `Comparar los primeros ${most}`,
  quantityOf: (name: string) => `Cantidad de ${name}`,
  fewer: (name: string) => `Una unidad menos de ${name}`,
  more: (name: string) => `Una unidad más de ${name}`,
  /** Beside a quantity that cannot be taken. */
  wrong: (quantity: number) => `De 1 a 999: sigue en ${quantity}`,
  changed: (name: string, quantity: number) => `${name}: ${quantity}`,
  update: 'Actualizar cantidades',
  remove: 'Quitar',
  print: 'Imprimir lista',
  save: 'Guardar como mi lista',
  replace: 'Reemplazar mi lista',
  /** What a message calls the list of `lines` ('2 líneas'). */
  name: (lines: string) => `lista de ${lines}`,
  line: ({ id, name, quantity, note }: Line) =>
    `${quantity} × ${name}${id ? ` (referencia ${id})` : ''}${note ? ` · ${note}` : ''}`,
  /** After the lines of a message that has room for no more. */
  moreLines: (count: number) => (count === 1 ? 'y una línea más' : `y ${count} líneas más`),
  merge: 'Sumar a mi lista',
} as const;
