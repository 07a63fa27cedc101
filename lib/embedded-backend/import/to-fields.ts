import type { Field } from './headings';

type Flat = Partial<Record<Field, string>>;

const LISTS = ['related_products', 'accessories', 'spares', 'consumables', 'services'] as const;
const REGISTRATION = {
  registro_sanitario: 'number',
  registro_titular: 'holder',
  registro_vence: 'expires_at',
  registro_enlace: 'url',
} as const satisfies Partial<Record<Field, string>>;
const DOCUMENT = ['type', 'url', 'name', 'lang', 'date', 'size'] as const;
/** What a column 'Tipo' may say. */
const TYPES: Readonly<Record<string, string>> = {
  ...{ product: 'PRODUCT', producto: 'PRODUCT', equipo: 'PRODUCT' },
  ...{ service: 'SERVICE', servicio: 'SERVICE' },
};

/** Whether a cell says that its row is a product or a service. */
export function isType(text: string): boolean {
  return Object.hasOwn(TYPES, text.toLowerCase());
}

/** The cells of a row, each a text, in the shape that JSON files have. */
export function toFields(flat: Flat): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...flat };
  for (const field of Object.keys(REGISTRATION)) delete fields[field];
  const registration = toRegistration(flat);
  if (registration) fields.registro_sanitario = registration;
  if (flat.type) fields.type = TYPES[flat.type.toLowerCase()] ?? flat.type;
  for (const field of LISTS)
    if (flat[field] !== undefined) fields[field] = flat[field].split(/[\s,;|]+/).filter(Boolean);
  if (flat.documents !== undefined) fields.documents = toDocuments(flat.documents);
  return fields;
}

/** The number alone, or all that is known of the registration. */
function toRegistration(flat: Flat): string | Record<string, string> | undefined {
  const parts = Object.entries(REGISTRATION).flatMap(([field, name]) => {
    const text = flat[field as keyof typeof REGISTRATION];
    return text ? [[name, name === 'expires_at' ? toIsoDate(text) : text]] : [];
  });
  const whole: Record<string, string> = Object.fromEntries(parts);
  return parts.length === 1 ? (whole.number ?? whole) : parts.length > 1 ? whole : undefined;
}

/** '31/12/2027' and '31-12-2027' as 2027-12-31; any other text stays. */
function toIsoDate(text: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

/** From 'ficha|/docs/a.pdf manual|/docs/b.pdf'; name, language, date and size may follow after further bars. */
function toDocuments(text: string): Record<string, string>[] {
  const lines = text.split(/\s+(?=\p{L}+\|(?:\/|https?:))|\n/u).filter(Boolean);
  return lines.map((line) => {
    const parts = line.split('|').map((part) => part.trim());
    return Object.fromEntries(DOCUMENT.flatMap((name, index) => (parts[index] ? [[name, parts[index]]] : [])));
  });
}
