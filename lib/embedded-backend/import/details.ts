import { array, type InferType, mixed, number, object, string } from 'yup';
import { limits } from '@/content/limits';
import { detailTextNames, documentTypes, relationNames } from '@/lib/catalogue/detail-fields';
import { isRecord, pick } from '@/lib/http/records';
import { ID } from '@/lib/ids';
import { toLanguageTag } from '@/lib/text';

const { documents: MAX_DOCUMENTS, related: MAX_RELATED, text: MAX_TEXT } = limits.details;
/** No browser takes a longer one everywhere. */
const MAX_ADDRESS = 2_048;

const NO_DOCUMENTS = 'documents is no list of { type, url }';

/** A text of a file; '' when it is absent. */
export const text = () =>
  string()
    .transform((value: unknown) => (value == null ? '' : String(value).trim()))
    .default('');

/** A text of one line that pages show whole. */
export const shortText = (name: string) => text().max(MAX_TEXT, `${name} is longer than ${MAX_TEXT} characters`);

/** For fields whose blank is none. */
export const dropBlank = (value: unknown, sent: unknown) => (sent === '' || sent === null ? undefined : value);

const isDay = (it: string) => /^\d{4}-\d{2}-\d{2}$/.test(it) && !Number.isNaN(Date.parse(it));
const day = (name: string) =>
  text().test('day', `${name} is no date (2027-03-31)`, (it) => it === '' || isDay(it.slice(0, 10)));
const address = (name: string) => text().max(MAX_ADDRESS, `${name} is longer than ${MAX_ADDRESS} characters`);

const registration = object({
  number: shortText('registro_sanitario.number'),
  holder: shortText('registro_sanitario.holder'),
  expires_at: day('registro_sanitario.expires_at'),
  url: address('registro_sanitario.url'),
})
  // A text is the number alone.
  .transform((_, sent: unknown) => (isRecord(sent) ? sent : { number: sent }))
  .test(
    'number',
    'registro_sanitario has no number',
    ({ number: it, ...rest }) => it !== '' || Object.values(rest).every((value) => value === ''),
  );

const document = object({
  type: text().oneOf(documentTypes, `the type of a document is none of ${documentTypes.join(', ')}`),
  name: shortText('the name of a document'),
  url: address('the address of a document').required('a document has no url'),
  lang: text().test(
    'known',
    'the lang of a document is no language (BCP 47)',
    (tag) => tag === '' || Boolean(toLanguageTag(tag)),
  ),
  date: day('the date of a document'),
  /** Bytes. */
  size: number().transform(dropBlank).typeError('the size of a document is no number of bytes').integer().min(0),
})
  .nonNullable(NO_DOCUMENTS)
  .typeError(NO_DOCUMENTS);

const toFields = <K extends string, T>(names: readonly K[], make: (name: K) => T) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<K, T>;

/** Fields of the column `details`, as a row of a file has them. */
export const details = object({
  registro_sanitario: registration,
  ...toFields(detailTextNames, shortText),
  documents: array(document)
    .transform(dropBlank)
    .typeError(NO_DOCUMENTS)
    .max(MAX_DOCUMENTS, `there are more than ${MAX_DOCUMENTS} documents`),
  ...toFields(relationNames, () => mixed()),
  replaced_by: mixed(),
});

/** The column `details` of the product `id`: what its row says of these fields, as JSON; null for nothing. Products are in it by their ids. */
export function toDetails(id: number, row: InferType<typeof details>): string | null {
  const { number: registered, ...rest } = dropEmpty(row.registro_sanitario);
  const others = (list: unknown) => getRelatedIds(list).filter((other) => other !== id);
  const kept = dropEmpty({
    registro_sanitario: Object.keys(rest).length === 0 ? registered : { number: registered, ...rest },
    ...Object.fromEntries(detailTextNames.map((name) => [name, row[name]])),
    documents: row.documents?.map((it) => dropEmpty(pick(it, Object.keys(document.fields)))),
    ...Object.fromEntries(relationNames.map((name) => [name, others(row[name]).slice(0, MAX_RELATED)])),
    replaced_by: others([row.replaced_by])[0],
  });
  return Object.keys(kept).length === 0 ? null : JSON.stringify(kept);
}

/** The ids of a list of products or of their ids; what is neither is left out. */
export function getRelatedIds(list: unknown): number[] {
  if (!Array.isArray(list)) return [];
  const ids = list.map((item) => String(isRecord(item) ? item.id : item));
  return ids.filter((id) => ID.test(id)).map(Number);
}

function dropEmpty<T extends object>(fields: T): Partial<T> {
  const isEmpty = (value: unknown) =>
    value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value))) as Partial<T>;
}
