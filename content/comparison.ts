import { limits } from './limits';

/** Texts of the comparison of products. */
export const comparison = {
  title: 'Comparar productos',
  intro: 'Las características de cada equipo, una al lado de la otra.',
  description: (names: string) => `Características lado a lado de ${names}.`,
  table: 'Comparación de productos',
  attribute: 'Característica',
  brand: 'Marca',
  healthRegistration: 'Registro sanitario',
  quotation: 'Cotización',
  different: 'Distinto',
  legend: 'En las filas con la marca «Distinto» los productos no dicen lo mismo.',
  noAttributes: 'Estos productos todavía no tienen características publicadas. Escríbanos y le ayudamos a elegir.',
  none: 'Sin dato',
  remove: 'Quitar',
  dropped: `Dejamos por fuera lo que ya no está disponible o pasa de ${limits.comparison} productos.`,
  few: 'Elija al menos dos productos',
  fewHelp: `Puede comparar de dos a ${limits.comparison}: agréguelos a su lista de cotización y use allí «Comparar».`,
  only: 'Por ahora está solo',
  list: 'Ver mi lista de cotización',
  browse: 'Ver productos',
} as const;
