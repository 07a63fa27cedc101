import { clientLimits } from './client/limits';

export const comparison = {
  title: 'Comparar productos',
  titleOf: (names: string) => `Comparar productos: ${names}`,
  intro: 'Las características de cada equipo, una al lado de la otra.',
  description: 'Compare de 2 a 4 equipos biomédicos: sus características lado a lado, para decidir y cotizar.',
  descriptionOf: (names: string) => `Características lado a lado de ${names}.`,
  table: 'Comparación de productos',
  brand: 'Marca',
  onlyDifferent: 'Solo diferencias',
  onlyIn: 'Solo en la ficha de',
  noAttributes: 'Estos productos todavía no tienen características publicadas. Escríbanos y le ayudamos a elegir.',
  none: 'No indicado',
  noneHelp: 'La raya quiere decir «no indicado», y no que el equipo no lo tenga: pregúntenos.',
  print: 'Imprimir comparación',
  dropped: `Dejamos por fuera lo que ya no está disponible o pasa de ${clientLimits.comparison} productos.`,
  few: 'Elija al menos dos productos',
  fewHelp: `Puede comparar de 2 a ${clientLimits.comparison}: márquelos en una categoría o en una búsqueda.`,
  /** Shows the boxes of the cards; over them, and on the button. */
  start: 'Comparar',
  choose: `Marque de 2 a ${clientLimits.comparison} productos y compárelos.`,
  compare: 'Comparar',
} as const;
