/** Texts of the quotation list that every page loads at start: few and short. */
export const listTexts = {
  title: 'Lista de cotización',
  add: 'Agregar a la lista',
  onList: 'En la lista',
  see: 'Ver lista',
  products: (count: number) => (count === 1 ? 'producto' : 'productos'),
  added: (name: string) => `Agregamos ${name} a su lista.`,
  removed: (name: string) => `Quitamos ${name} de su lista.`,
  full: (most: number) => `Su lista ya tiene ${most} productos, el máximo.`,
} as const;
