import { clientLimits } from './client/limits';
import { language } from './language';

const list = new Intl.ListFormat(language);
const { lines: most, quantity } = clientLimits.quotationList;

/** Texts of the page of a quotation list that only the server writes. */
export const listIntro = {
  intro: 'Una sola cotización para todos los productos y servicios que necesita.',
  description: (lines: string) => `Lista para pedir una sola cotización: ${lines} de productos y servicios.`,
  /** Where something was left out of a list. */
  incomplete: `Una parte de esta lista no se pudo leer o no cabe: lleva ${most} líneas como máximo, cada producto una vez y cantidades de 1 a ${quantity}. Revise que tenga todo lo que necesita.`,
  /** Says which products of a list there are no more, by their references. */
  missing: (ids: readonly string[]) =>
    ids.length === 1
      ? `El producto con referencia ${ids[0]} ya no está disponible.`
      : `Los productos con referencias ${list.format(ids)} ya no están disponibles.`,
} as const;

export const listForm = {
  label: 'Escriba o pegue una o varias líneas',
  hint: 'Por ejemplo: 2 sillas de ruedas plegables',
  add: 'Agregar',
  /** Nobody has to fill them in. */
  fields: { institution: 'Institución', city: 'Ciudad' },
  optional: (label: string) => `${label} (opcional)`,
} as const;
