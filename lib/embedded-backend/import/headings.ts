import { foldAccents } from '@/lib/text';

/** The fields of an import, and the headings that usually stand over their columns, the surest first; those of other shops are among them. */
const HEADINGS = {
  id: '',
  code:
    'código, código interno, código producto, código equipo, cod, sku, variant sku, referencia, ref, reference, ' +
    'referencia interna, internal reference, default code, item code, product code, equipo id, id equipo',
  name:
    'nombre, nombre producto, nombre equipo, producto, equipo, artículo, ítem, denominación, nombre genérico, ' +
    'nombre comercial, title, título, item name, product name, product, nombre artículo',
  category:
    'categoría, grupo, línea, línea producto, familia, categoría producto, product category, categories, product type',
  category_id: '',
  type: 'tipo',
  brand: 'marca, vendor',
  slug: '',
  description: 'descripción, descripción producto, detalle, body html, body, descripción corta, short description',
  image: 'imagen, foto, fotografía, image src, image url, url imagen, picture, base image',
  image_sm: 'miniatura, imagen pequeña',
  url: 'ficha técnica, ficha, hoja datos, datasheet, data sheet',
  lang: 'idioma',
  featured: 'destacado, está destacado',
  related_products: 'productos relacionados, relacionados',
  registro_sanitario: 'registro sanitario, registro INVIMA, INVIMA, número registro sanitario',
  registro_titular: 'titular registro, titular',
  registro_vence: 'vencimiento registro, registro vence, vence, vencimiento',
  registro_enlace: 'enlace registro, registro enlace',
  risk_class: 'clase riesgo, riesgo, clasificación riesgo, clasificación por riesgo',
  udi_di: 'UDI',
  gmdn: 'código GMDN',
  umdns: 'código UMDNS',
  unspsc: 'código UNSPSC',
  manufacturer: 'fabricante',
  country: 'país, país origen, origen, procedencia',
  documents: 'documentos',
  accessories: 'accesorios',
  spares: 'repuestos',
  consumables: 'consumibles',
  services: 'servicios',
  replaced_by: 'reemplazado por, sustituido por',
} as const;

/** Columns that say whether a shop shows the row, and by which further rows of one product are known (Shopify). */
const SHOWN =
  'publicado, published, activo, active, activado, enabled, estado, status, visibilidad, visibility, visibilidad catálogo';
const HANDLE = 'handle, url handle';

export type Field = keyof typeof HEADINGS;

/** Every field that a column can be. */
export const fields = Object.keys(HEADINGS) as Field[];

/** A name without case, accents, spaces and punctuation: what compares equal is the same to a person. */
export function fold(text: string): string {
  return foldAccents(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The same for a heading, without 'de', plurals and what a template explains in brackets: 'Image URLs (x,y,z…)' is 'Image URL'. */
function foldHeading(text: string): string {
  const words = foldAccents(text.replace(/\((?:0\/1|x,\s*y)[^)]*\)/, '')).match(/[\p{L}\p{N}]+/gu) ?? [];
  const wanted = words.filter((word) => !['de', 'del', 'el', 'en', 'la'].includes(word));
  return wanted.map((word) => word.replace(/(?<=..[^aeiou])es$|(?<=...)s$/, '')).join('');
}

const toKeys = (headings: string) => headings.split(', ').map(foldHeading);
const shown = new Set(toKeys(SHOWN));
const handles = new Set(toKeys(HANDLE));

/** From a folded heading to its field, and how sure the guess is: 0 is the surest. */
const GUESSES = new Map(
  fields.flatMap((field) =>
    [foldHeading(field), ...toKeys(HEADINGS[field])].map((heading, rank) => [heading, { field, rank }] as const),
  ),
);

/** The field that a heading usually means; among several columns of a field the one with the lowest rank is meant. */
export function guessField(heading: string): { readonly field: Field; readonly rank: number } | undefined {
  // One service is the ward of a hospital.
  return heading === '' || fold(heading) === 'servicio' ? undefined : GUESSES.get(foldHeading(heading));
}

/** Whether a heading says that another shop shows a row or not. */
export const saysShown = (heading: string): boolean => shown.has(foldHeading(heading));

/** Whether a heading has what further rows of a product have in common. */
export const isHandle = (heading: string): boolean => handles.has(foldHeading(heading));

/** Reads FIELD=COLUMN,FIELD=COLUMN as often as given ('-': no column); throws for a field that nobody knows. */
export function readMaps(maps: readonly string[]): Partial<Record<Field, string>> {
  const pairs = maps
    .flatMap((map) => map.split(/,(?=\s*\w+\s*=)/))
    .map((pair) => {
      const [, field = '', column = ''] = /^\s*([^=]*?)\s*=\s*(.*?)\s*$/.exec(pair) ?? [];
      if (!field || !column) throw new Error(`--map se escribe CAMPO=COLUMNA, no '${pair}'`);
      if (!Object.hasOwn(HEADINGS, field))
        throw new Error(`--map no conoce el campo '${field}'; campos: ${fields.join(' ')}`);
      return [field, column] as const;
    });
  return Object.fromEntries(pairs);
}
