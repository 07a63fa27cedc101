import { fold } from './table';

/** The fields of an import, and the headings that usually stand over their columns in Colombia, the surest first. */
const HEADINGS = {
  id: [],
  code: ['código', 'código interno', 'código del producto', 'cod', 'sku', 'referencia', 'ref'],
  name: [
    ...['nombre', 'nombre del producto', 'nombre del equipo', 'producto', 'equipo', 'artículo', 'ítem'],
    ...['denominación', 'nombre comercial'],
  ],
  category: ['categoría', 'grupo', 'línea', 'línea de producto', 'familia'],
  category_id: [],
  type: ['tipo'],
  brand: ['marca'],
  slug: [],
  description: ['descripción', 'descripción del producto', 'detalle'],
  image: ['imagen', 'foto', 'fotografía'],
  image_sm: ['miniatura', 'imagen pequeña'],
  url: ['ficha técnica', 'ficha', 'hoja de datos'],
  lang: ['idioma'],
  featured: ['destacado', 'destacados'],
  related_products: ['productos relacionados', 'relacionados'],
  registro_sanitario: ['registro sanitario', 'registro INVIMA', 'INVIMA', 'número de registro sanitario'],
  registro_titular: ['titular del registro', 'titular'],
  registro_vence: ['vencimiento del registro', 'registro vence', 'vence', 'vencimiento'],
  registro_enlace: ['enlace del registro', 'registro enlace'],
  risk_class: ['clase de riesgo', 'riesgo', 'clasificación de riesgo'],
  udi_di: ['UDI'],
  gmdn: ['código GMDN'],
  umdns: ['código UMDNS'],
  unspsc: ['código UNSPSC'],
  manufacturer: ['fabricante'],
  country: ['país', 'país de origen', 'origen', 'procedencia'],
  documents: ['documentos'],
  accessories: ['accesorios'],
  spares: ['repuestos'],
  consumables: ['consumibles'],
  services: ['servicios'],
  replaced_by: ['reemplazado por', 'sustituido por'],
} as const satisfies Record<string, readonly string[]>;

export type Field = keyof typeof HEADINGS;

/** Every field that a column can be. */
export const fields = Object.keys(HEADINGS) as Field[];

/** From a folded heading to its field, and how sure the guess is: 0 is the surest. */
const GUESSES = new Map(
  fields.flatMap((field) =>
    [field, ...HEADINGS[field]].map((heading, rank) => [fold(heading), { field, rank }] as const),
  ),
);

/** The field that a heading usually means; among several columns of a field the one with the lowest rank is meant. */
export function guessField(heading: string): { readonly field: Field; readonly rank: number } | undefined {
  return GUESSES.get(fold(heading));
}

/** Reads FIELD=COLUMN,FIELD=COLUMN as often as given; throws for a field that nobody knows. */
export function readMaps(maps: readonly string[]): Partial<Record<Field, string>> {
  const pairs = maps
    .flatMap((map) => map.split(/,(?=\s*\w+\s*=)/))
    .map((pair) => {
      const [, field = '', column = ''] = /^\s*([^=]*?)\s*=\s*(.*?)\s*$/.exec(pair) ?? [];
      if (!field || !column) throw new Error(`--map takes FIELD=COLUMN, not '${pair}'`);
      if (!isField(field)) throw new Error(`--map knows no field '${field}'; fields: ${fields.join(' ')}`);
      return [field, column] as const;
    });
  return Object.fromEntries(pairs);
}

function isField(name: string): name is Field {
  return Object.hasOwn(HEADINGS, name);
}
