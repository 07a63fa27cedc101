export const quotation = { title: 'Cotización', submit: 'Enviar Cotización' } as const;

/** Below the form of one product. */
export const listNotice = {
  /** With the lines of the list of this device; some may be in the visitor's own words. */
  has: (count: number, areProducts: boolean) => {
    const [one, many] = areProducts ? ['producto', 'productos'] : ['línea', 'líneas'];
    return `Su lista tiene ${count} ${count === 1 ? one : many}.`;
  },
  alone: 'Este formulario pide solo este producto.',
  /** After 'Agregar a la lista', while it is empty. */
  goOn: 'y seguir buscando',
} as const;
