import { type InferType, mixed, number, object, ValidationError } from 'yup';
import { toLanguageTag } from '@/lib/text';
import { details, dropBlank, shortText, text } from './details';

/** A row of a file before it is checked: where it stands and what it says. */
export type ImportRecord = { readonly line: number; readonly fields: Readonly<Record<string, unknown>> };

/** What a row is, in capitals; '' where it does not say. */
export function getType({ fields }: ImportRecord): string {
  return String(fields.type ?? '').toUpperCase();
}

/** Why a row cannot be imported. */
export type ImportFault = { readonly line: number; readonly reason: string };

export type ImportRead = { readonly records: readonly ImportRecord[]; readonly faults: readonly ImportFault[] };

/** What JavaScript, SQLite and spreadsheets all keep exactly. */
const MAX_ID = 999_999_999_999_999;

const row = object({
  id: number()
    .transform(dropBlank)
    .typeError('id is not a number')
    .integer('id is not a whole number')
    .positive('id is not positive')
    .max(MAX_ID, 'id has more than 15 digits'),
  name: text()
    .transform((name: string) => name.replace(/\s+/g, ' '))
    .required('name is empty'),
  type: text().uppercase().oneOf(['', 'PRODUCT', 'SERVICE'], 'type is neither PRODUCT nor SERVICE'),
  category: text(),
  category_id: number().transform(dropBlank).typeError('category_id is not a number').integer().positive(),
  lang: text().test('known', 'lang is no language (BCP 47)', (tag) => tag === '' || toLanguageTag(tag) !== undefined),
  slug: text(),
  brand: text(),
  image_sm: text(),
  image: text(),
  description: text(),
  url: text(),
  /** A place among the featured products, from 1; or any text but 'no' for the last places. */
  featured: text().transform((place: string) => (/^(?:no|0)$/i.test(place) ? '' : place)),
  related_products: mixed(),
  /** A list of `{ name, value }`, in JSON files; checked when it is read. */
  attributes: mixed(),
  code: shortText('code'),
}).concat(details);

export type Row = InferType<typeof row>;

/** Why one row cannot be imported. */
export class RowError extends Error {}

/** Checks the fields of one record; throws a RowError that says everything that is wrong with it. */
export function check(fields: ImportRecord['fields']): Row {
  try {
    return row.validateSync(fields, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new RowError(error.errors.join('; '));
  }
}
