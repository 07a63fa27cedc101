/** Texts of the quotation list that every page loads at start: few and short. */
export const listTexts = {
  title: 'Lista de cotización',
  /** The title in two parts, of which the header shows the first. */
  name: ['Lista', 'de cotización'],
  /** Before `list`, on the buttons of products. */
  add: 'Agregar a la',
  onList: 'En la',
  list: 'lista',
  see: 'Ver lista',
  lines: (count: number) => (count === 1 ? 'línea' : 'líneas'),
  added: (name: string) => `Agregamos ${name} a su lista.`,
  removed: (name: string) => `Quitamos ${name} de su lista.`,
  full: (most: number) => `Su lista ya tiene ${most} líneas, el máximo.`,
} as const;
