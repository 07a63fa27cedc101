import { clientLimits } from './client/limits';
import { language } from './language';

const list = new Intl.ListFormat(language);

/** Texts of the page of a quotation list that only the server writes. */
export const listIntro = {
  intro: 'Una sola cotización para todos los productos y servicios que necesita.',
  description: (lines: string) => `Lista para pedir una sola cotización: ${lines} de productos y servicios.`,
  /** Of a list that is not that of the device. */
  foreign: 'Esta lista no está guardada en este dispositivo.',
  /** Of the form that asks for the whole list. */
  formIntro: 'Cuéntenos qué necesita y le respondemos con precios, disponibilidad y tiempos de entrega.',
  /** While the page of the list of this device is on its way. */
  opening: 'Abriendo su lista…',
  /** Says what of a list was left out. */
  leftOut: {
    products:
      'La dirección de esta lista tenía un producto repetido, un código que no existe o una cantidad que no va de 1 a 999: revise que tenga todo lo que necesita.',
    words:
      'Algunas notas o líneas no caben en la dirección de esta lista o no se pudieron leer. Revise que tenga todo lo que necesita.',
    lines: `Una lista tiene ${clientLimits.quotationList.lines} líneas como máximo: las demás no están.`,
  },
  /** Says which products of a list there are no more, by their references. */
  missing: (ids: readonly string[]) =>
    ids.length === 1
      ? `El producto con referencia ${ids[0]} ya no está disponible.`
      : `Los productos con referencias ${list.format(ids)} ya no están disponibles.`,
  empty: 'No hay productos en esta lista',
  emptyHelp:
    'Use «Agregar a la lista» en los productos y servicios que le interesen y pida aquí una sola cotización para todos.',
  browse: 'Ver productos',
  /** Before its lines, in a chat. */
  chat: 'Hola, quiero cotizar esta lista:',
} as const;

/** Texts of the form of its lines. */
export const listForm = {
  label: 'Escriba o pegue una o varias líneas',
  hint: 'Por ejemplo: 2 sillas de ruedas plegables',
  add: 'Agregar',
  /** Below a printed list: a place for each who signs it. */
  signatures: ['Solicita', 'Aprueba', 'Firma'],
  /** Nobody has to fill them in. */
  fields: { institution: 'Institución', city: 'Ciudad' },
  optional: (label: string) => `${label} (opcional)`,
} as const;
