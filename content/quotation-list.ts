import { limits } from './limits';

/** Texts of the page of a quotation list that only the server writes. */
export const listIntro = {
  intro: 'Una sola cotización para todos los productos y servicios que necesita.',
  description: (names: string) => `Lista para pedir una cotización: ${names}.`,
  /** On the page of a product, before the button that adds it. */
  several: '¿Va a cotizar varios productos?',
  /** Says what of a list was left out. */
  leftOut: {
    products: 'Un producto de la lista ya no está disponible',
    words:
      'Algunas notas o líneas no caben en la dirección de esta lista o no se pudieron leer. Revise que tenga todo lo que necesita.',
    lines: `Una lista tiene ${limits.quotationList.lines} líneas como máximo: las demás no están.`,
  },
  empty: 'No hay productos en esta lista',
  emptyHelp:
    'Use «Agregar a la lista» en los productos y servicios que le interesen y pida aquí una sola cotización para todos.',
  browse: 'Ver productos',
} as const;

/** Texts of the form of its lines. */
export const listForm = {
  title: 'Agregar algo que no está en el catálogo',
  label: 'Qué necesita',
  hint: 'Por ejemplo: silla de ruedas plegable',
  add: 'Agregar',
  noteHint: 'Por ejemplo: con batería adicional',
} as const;

/** Texts of the printed list. */
export const listPaper = {
  institution: 'Institución',
  date: 'Fecha',
  signatures: ['Solicita', 'Aprueba', 'Firma'],
  address: 'Dirección de esta lista',
  productsOnly: 'Dirección de los productos de esta lista, sin notas ni líneas libres',
} as const;
