import { listTexts } from './quotation-list';

type Line = {
  readonly id?: string;
  readonly name: string;
  readonly quantity: number;
  readonly note?: string | undefined;
};

/** Texts of the page of a quotation list. */
export const listPageTexts = {
  intro: 'Una sola cotización para todos los productos y servicios que necesita.',
  description: (names: string) => `Lista para pedir una cotización: ${names}.`,
  /** On the page of a product, before the button that adds it. */
  several: '¿Va a cotizar varios productos?',
  unavailable: 'Un producto de la lista ya no está disponible',
  empty: 'No hay productos en esta lista',
  emptyHelp:
    'Use «Agregar a la lista» en los productos y servicios que le interesen y pida aquí una sola cotización para todos.',
  browse: 'Ver productos',
  opening: 'Abriendo su lista…',
  browseMore: 'Agregar más productos',
  compare: 'Comparar',
  compareFirst: (most: number) => `Comparar los primeros ${most}`,
  quantity: 'Cantidad',
  quantityOf: (name: string) => `Cantidad de ${name}`,
  fewer: (name: string) => `Una unidad menos de ${name}`,
  more: (name: string) => `Una unidad más de ${name}`,
  changed: (name: string, quantity: number) => `${name}: ${quantity}`,
  update: 'Actualizar cantidades',
  remove: 'Quitar',
  share: 'Compartir lista',
  print: 'Imprimir lista',
  save: 'Guardar en este dispositivo',
  replace: 'Reemplazar mi lista por esta',
  formIntro: 'Cuéntenos qué necesita y le respondemos con precios, disponibilidad y tiempos de entrega.',
  /** What a message calls the list. */
  name: (count: number) => `lista de ${count} ${listTexts.products(count)}`,
  line: ({ id, name, quantity, note }: Line) =>
    `${quantity} × ${name}${id ? ` (referencia ${id})` : ''}${note ? ` · ${note}` : ''}`,
  /** After the lines of a message that has room for no more. */
  moreLines: (count: number) => (count === 1 ? 'y una línea más' : `y ${count} líneas más`),
  merge: 'Sumar a mi lista',
  paper: {
    address: 'Dirección de esta lista',
    productsOnly: 'Dirección de los productos de esta lista, sin notas ni líneas libres',
  },
} as const;
