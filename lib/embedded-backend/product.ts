import { limits } from '@/content/limits';
import { type Attribute, detailTextNames, documentTypes, relationNames } from '@/lib/catalogue/product';
import { repairText } from '@/lib/decode';
import { isRecord } from '@/lib/http/records';
import { isAbsent, toFirstAddress, toOneLine, toPlainText } from '@/lib/plain-text';
import { truncate } from '@/lib/text';
import { dropBlank } from './catalogue';
import { documentColumns, type RowType, registrationColumns, toRowType } from './rows';

/** A row of a file before it is checked: where it stands and what it says, as texts of cells or as JSON has it. */
export type FileRecord = { readonly line: number; readonly fields: Readonly<Record<string, unknown>> };
/** What is wrong with a row, or worth knowing of it. */
export type Fault = { readonly line: number; readonly reason: string };

/** A checked row; what it names by words or codes is looked up later. */
export type Row = ReturnType<ReturnType<typeof createRowReader>['read']>;

/** A text of the file for the report: short, in one line, and nothing that a terminal would obey. */
export const toShown = (text: string) => truncate(text.replace(/[\p{C}\s]/gu, ' ').trim(), 80);

/** What JavaScript, SQLite and spreadsheets all keep exactly. */
const MAX_ID = 999_999_999_999_999;
const { documents: MAX_DOCUMENTS, text: MAX_TEXT } = limits.details;
/** No browser takes a longer one everywhere. */
const MAX_ADDRESS = 2_048;
/** Signs of letters that were encoded twice and cannot be repaired. */
const BROKEN = /\uFFFD|Ã(?!\p{Lu})|Â(?!\p{L})/u;
/** A code of digits that Excel showed as a number: 7,70123E+12. */
const POWER = /^\d[.,]\d+E\+\d+$/i;

/** What the report says of texts that were repaired; what is broken is asked about. */
const REPAIRS = {
  markup: 'textos con HTML, que entran como texto plano',
  repaired: 'textos con letras mal codificadas (Ã¡ por á), que se repararon',
  broken: 'textos con letras dañadas (pruebe --encoding)',
  foreign: 'fotos de otro servidor, que el sitio no muestra',
  power: 'códigos que Excel dañó (7,70123E+12): dé formato de texto a la columna',
};
type Repair = keyof typeof REPAIRS;

/** Returns a reader of rows, which adds what is wrong to `faults`, and a function that says what was repaired. */
export function createRowReader(faults: Fault[]) {
  const repaired = new Map<Repair, { count: number; readonly first: Fault }>();
  // Of the row that is read now.
  let [line, fields, reasons]: [number, FileRecord['fields'], Set<string>] = [0, {}, new Set()];

  const note = (kind: Repair, reason: string) => {
    const known = repaired.get(kind) ?? { count: 0, first: { line, reason } };
    known.count += 1;
    repaired.set(kind, known);
  };
  const readText = (value: unknown, clean = (text: string) => text.trim()): string => {
    const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
    if (typeof text !== 'string' || text === '' || isAbsent(text)) return '';
    const repaired = repairText(text);
    const plain = toPlainText(repaired);
    if (repaired !== text) note('repaired', text);
    if (plain !== repaired) note('markup', repaired);
    if (BROKEN.test(plain)) note('broken', plain);
    return clean(plain);
  };
  const readLine = (value: unknown, name: string, most = Number.POSITIVE_INFINITY, clean = toOneLine) => {
    const text = readText(value, clean);
    if (text.length > most) reasons.add(`${name} pasa de ${most} caracteres`);
    return text;
  };
  const readAddress = (value: unknown, name: string) =>
    readLine(Array.isArray(value) ? value[0] : value, name, MAX_ADDRESS, (text) => toFirstAddress(toOneLine(text)));
  const readPicture = (name: string) => {
    const picture = readAddress(fields[name], name);
    if (/^(?:https?:)?\/\//i.test(picture)) note('foreign', picture);
    return picture;
  };
  const readNumber = (value: unknown, name: string): number | null => {
    const text = readLine(value, name);
    const number = Number(text);
    if (text === '' || (Number.isInteger(number) && number > 0 && number <= MAX_ID)) return number || null;
    reasons.add(`${name} no es un número entero, positivo y de 15 cifras a lo más`);
    return null;
  };
  /** '31/12/2027' and '31-12-2027' as 2027-12-31. */
  const readDay = (value: unknown, name: string) => {
    const text = readLine(value, name).replace(/^(?:indefinid[oa]|no vence)$/i, '');
    const [, day = '', month = '', year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
    const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
    if (iso && !(/^\d{4}-\d{2}-\d{2}/.test(iso) && !Number.isNaN(Date.parse(iso.slice(0, 10)))))
      reasons.add(`${name} no es una fecha (2027-03-31)`);
    return iso;
  };
  const readRegistration = () => {
    const columns = Object.entries(registrationColumns).map(([column, name]) => [name, fields[column]]);
    const sent = fields.registro_sanitario;
    const { number, holder, expires_at, url } = isRecord(sent) ? sent : Object.fromEntries(columns);
    const whole = dropBlank<Record<string, string>>({
      number: readLine(number, 'registro_sanitario', MAX_TEXT),
      holder: readLine(holder, 'registro_titular', MAX_TEXT),
      expires_at: readDay(expires_at, 'registro_vence'),
      url: readAddress(url, 'registro_enlace'),
    });
    const names = Object.keys(whole);
    if (names.length > 0 && !whole.number) reasons.add('registro_sanitario no tiene número');
    return names.length > 1 ? whole : whole.number;
  };
  const readDocument = (sent: unknown) => {
    const document = isRecord(sent) ? sent : {};
    const type = readLine(document.type, 'documents');
    const url = readAddress(document.url, 'documents');
    if (!documentTypes.some((one) => one === type))
      reasons.add(`el tipo de un documento no es ${documentTypes.join(', ')}`);
    if (url === '') reasons.add('un documento no tiene dirección');
    return dropBlank<Record<string, string>>({ type, name: readLine(document.name, 'documents', MAX_TEXT), url });
  };
  const readDocuments = () => {
    const list = Array.isArray(fields.documents) ? fields.documents : splitDocuments(String(fields.documents ?? ''));
    if (list.length > MAX_DOCUMENTS) reasons.add(`hay más de ${MAX_DOCUMENTS} documentos`);
    return list.slice(0, MAX_DOCUMENTS).map(readDocument);
  };
  const readType = (): RowType => {
    const type = toRowType(readLine(fields.type, 'type') || 'PRODUCT');
    if (!type) reasons.add('type no es PRODUCT ni SERVICE');
    return type ?? 'PRODUCT';
  };
  const readFacts = (): Attribute[] => {
    const facts = new Map<string, string>();
    for (const { name, value } of Array.isArray(fields.attributes) ? fields.attributes.filter(isRecord) : []) {
      const heading = readLine(name, 'attributes');
      const text = String(value).trim() === '0' ? '0' : readText(value);
      if (heading && text && !facts.has(heading)) facts.set(heading, text);
    }
    return [...facts].map(([name, value]) => ({ name, value }));
  };
  const readFeatured = () => {
    const place = readLine(fields.featured, 'featured');
    return place === '' || /^(?:no|false)$/i.test(place) ? 0 : Number(place) || Number.POSITIVE_INFINITY;
  };

  const read = (record: FileRecord) => {
    ({ line, fields } = record);
    reasons = new Set();
    const [type, code, name] = [readType(), readLine(fields.code, 'code', MAX_TEXT), readLine(fields.name, 'name')];
    if (POWER.test(code)) note('power', code);
    if (name === '') reasons.add('falta el nombre');
    const slug = readLine(fields.slug, 'slug');
    const details = detailTextNames.map((detail) => [detail, readLine(fields[detail], detail, MAX_TEXT)]);
    const row = {
      line,
      type,
      id: readNumber(fields.id, 'id'),
      code,
      name,
      category: readLine(fields.category, 'category'),
      featured: readFeatured(),
      /** What the product has of it as it is. */
      own: {
        brand: readLine(fields.brand, 'brand'),
        image_sm: readPicture('image_sm'),
        image: readPicture('image'),
        description: readText(fields.description),
        url: readAddress(fields.url, 'url'),
        slug: slug === name ? '' : slug,
        attributes: readFacts(),
        registro_sanitario: readRegistration() ?? '',
        ...Object.fromEntries(details),
        documents: readDocuments(),
      },
      /** Codes or ids of other products. */
      keys: Object.fromEntries(relationNames.map((list) => [list, readKeys(fields[list])])),
    };
    if (type === 'CATEGORY' && row.id === null) reasons.add('una categoría no tiene id');
    if (reasons.size > 0) faults.push({ line, reason: [...reasons].join('; ') });
    return row;
  };
  const describeRepairs = (isBroken: boolean): string[] =>
    [...repaired]
      .filter(([kind]) => (kind === 'broken') === isBroken)
      .map(([kind, { count, first }]) => `${count} ${REPAIRS[kind]}; fila ${first.line}: ${toShown(first.reason)}`);
  return { read, describeRepairs };
}

/** From 'ficha|/docs/a.pdf manual|/docs/b.pdf'; name, language, date and size may follow after further bars. */
function splitDocuments(text: string): Record<string, string | undefined>[] {
  const lines = text.split(/\s+(?=\p{L}+\|(?:\/|https?:))|\n/u).filter(Boolean);
  return lines.map((line) => {
    const parts = line.split('|').map((part) => part.trim());
    return Object.fromEntries(documentColumns.map((name, index) => [name, parts[index]]));
  });
}

/** Codes or ids of a list of products, of their keys, or of a text with separators. */
function readKeys(sent: unknown): string[] {
  const list = Array.isArray(sent) ? sent : String(sent ?? '').split(/[\s,;|]+/);
  return list.map((item) => String((isRecord(item) ? item.id : item) ?? '').trim()).filter(Boolean);
}
