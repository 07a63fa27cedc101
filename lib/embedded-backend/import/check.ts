import { limits } from '@/content/limits';
import { detailTextNames, documentTypes, productLists } from '@/lib/catalogue/product';
import { repairText } from '@/lib/decode';
import { type Attribute, dropBlank, readAttributes } from '@/lib/embedded-backend/catalogue';
import { isRecord } from '@/lib/http/records';
import { isAbsent, toOneLine, toPlainText } from '@/lib/plain-text';
import { toLanguageTag, truncate } from '@/lib/text';

/** A row of a file before it is checked: where it stands and what it says. */
export type FileRecord = { readonly line: number; readonly fields: Readonly<Record<string, unknown>> };
/** What is wrong with a row, or worth knowing of it. */
export type Fault = { readonly line: number; readonly reason: string };

/** A checked row: its own texts, what it names by words, and the optional fields as they are stored. */
export type Row = {
  readonly line: number;
  /** NaN for one that is none. */
  readonly id: number | null;
  readonly code: string;
  readonly name: string;
  readonly type: 'PRODUCT' | 'SERVICE';
  readonly category: string;
  readonly category_id: number | null;
  readonly lang: string;
  readonly texts: Readonly<Record<'brand' | 'image_sm' | 'image' | 'description' | 'url' | 'slug', string>>;
  readonly attributes: readonly Attribute[];
  readonly details: Readonly<Record<string, unknown>>;
  /** Codes or ids by the name of the list. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
  readonly replacedBy: string;
  /** A place among the featured products; 0 for none. */
  readonly featured: number;
};

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
/** Between several addresses in one field. */
const NEXT_ADDRESS = /\s*[,|;]\s*(?=https?:|\/)|(?<=\.(?:avif|gif|jpe?g|png|webp))\s*[,|;]\s*|\s+(?=https?:)/i;

/** What the report says of texts that were mended, and what it asks about. */
const MENDED = {
  markup: 'textos con HTML, que entran como texto plano',
  repaired: 'textos con letras mal codificadas (Ã¡ por á), que se repararon',
  broken: 'textos con letras dañadas (pruebe --encoding)',
  pictures: 'productos con varias fotos, de las que entra la primera',
  foreign: 'fotos de otro servidor, que el sitio no muestra',
  power: 'códigos que Excel dañó (7,70123E+12): dé formato de texto a la columna',
};

/** Gives a function that checks a row and adds what is wrong to `faults`, and one that says what was mended. */
export function createCheck(lang: string | undefined, faults: Fault[]) {
  const mended = new Map<keyof typeof MENDED, { count: number; readonly first: Fault }>();
  const note = (kind: keyof typeof MENDED, line: number, reason: string) => {
    const known = mended.get(kind) ?? { count: 0, first: { line, reason } };
    known.count += 1;
    mended.set(kind, known);
  };

  // Of the row that is checked now.
  let [line, fields, reasons]: [number, FileRecord['fields'], string[]] = [0, {}, []];
  const read = (value: unknown, clean: (text: string) => string): string => {
    const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
    if (typeof text !== 'string' || text === '' || isAbsent(text)) return '';
    const repaired = repairText(text);
    const plain = toPlainText(repaired);
    if (repaired !== text) note('repaired', line, text);
    if (plain !== repaired) note('markup', line, repaired);
    if (BROKEN.test(plain)) note('broken', line, plain);
    return clean(plain);
  };
  const readLine = (value: unknown, name: string, most = Number.POSITIVE_INFINITY) => {
    const text = read(value, toOneLine);
    if (text.length > most) reasons.push(`${name} pasa de ${most} caracteres`);
    return text;
  };
  const readAddress = (value: unknown, name: string) => {
    const text = readLine(Array.isArray(value) ? value[0] : value, name, MAX_ADDRESS);
    return /^www\./i.test(text) ? `https://${text}` : text;
  };
  const readPicture = (name: string) => {
    const [first = '', ...more] = readLine(fields[name], name)
      .replace(/^\["|"\]$/g, '')
      .split(/"\s*,\s*"/);
    const [picture = '', ...others] = first.split(NEXT_ADDRESS);
    if (more.length + others.length > 0) note('pictures', line, picture);
    if (/^(?:https?:)?\/\//i.test(picture)) note('foreign', line, picture);
    return readAddress(picture, name);
  };
  const readNumber = (name: string) => {
    const text = readLine(fields[name], name);
    if (text === '') return fields[name] === 0 || fields[name] === '0' ? fail(`${name} no es positivo`) : null;
    const value = Number(text);
    if (Number.isNaN(value)) return fail(`${name} no es un número`);
    if (!Number.isInteger(value)) return fail(`${name} no es un número entero`);
    return value > 0 && value <= MAX_ID ? value : fail(`${name} no es positivo, o pasa de 15 cifras`);
  };
  const fail = (reason: string): number => {
    reasons.push(reason);
    return Number.NaN;
  };
  const readLang = (value: unknown, name: string) => {
    const tag = readLine(value, name);
    if (tag && !toLanguageTag(tag)) reasons.push(`${name} no es un idioma (BCP 47)`);
    return tag;
  };
  const readDay = (value: unknown, name: string) => {
    const text = readLine(value, name).replace(/^(?:indefinid[oa]|no vence)$/i, '');
    const day = text.slice(0, 10);
    if (text && !(/^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))))
      reasons.push(`${name} no es una fecha (2027-03-31)`);
    return text;
  };
  const readRegistration = (sent: unknown) => {
    const { number, holder, expires_at, url } = isRecord(sent) ? sent : { number: sent };
    const whole = dropBlank<Record<string, string>>({
      number: readLine(number, 'registro_sanitario', MAX_TEXT),
      holder: readLine(holder, 'registro_titular', MAX_TEXT),
      expires_at: readDay(expires_at, 'registro_vence'),
      url: readAddress(url, 'registro_enlace'),
    });
    const names = Object.keys(whole);
    if (names.length > 0 && !whole.number) reasons.push('registro_sanitario no tiene número');
    return names.length > 1 ? whole : whole.number;
  };
  const readDocument = (sent: unknown) => {
    const { type, name, url, lang: language, date, size } = isRecord(sent) ? sent : {};
    const kind = readLine(type, 'documents');
    if (!documentTypes.some((one) => one === kind))
      reasons.push(`el tipo de un documento no es ${documentTypes.join(', ')}`);
    const address = readAddress(url, 'documents');
    if (address === '') reasons.push('un documento no tiene dirección');
    const bytes = size == null || size === '' ? undefined : Number(size);
    if (bytes !== undefined && !(Number.isInteger(bytes) && bytes >= 0))
      reasons.push('el tamaño de un documento no es un número de bytes');
    const texts = { type: kind, name: readLine(name, 'documents', MAX_TEXT), url: address };
    return dropBlank({
      ...texts,
      lang: readLang(language, 'documents'),
      date: readDay(date, 'documents'),
      size: bytes,
    });
  };
  const readDocuments = (sent: unknown) => {
    if (sent == null || sent === '') return [];
    if (!Array.isArray(sent)) reasons.push('documents no es una lista de { type, url }');
    else if (sent.length > MAX_DOCUMENTS) reasons.push(`hay más de ${MAX_DOCUMENTS} documentos`);
    else return sent.map(readDocument);
    return [];
  };
  const readType = () => {
    const type = readLine(fields.type, 'type').toUpperCase();
    if (!['', 'PRODUCT', 'SERVICE'].includes(type)) reasons.push('type no es PRODUCT ni SERVICE');
    return type === 'SERVICE' ? 'SERVICE' : 'PRODUCT';
  };
  const readFacts = () => {
    const facts = readAttributes(fields.attributes);
    if (facts.some(({ name }) => name === '__proto__')) reasons.push('una característica no puede llamarse __proto__');
    return facts.flatMap(({ name, value }) => {
      const text = value === '0' ? value : read(value, (plain) => plain.trim());
      const heading = readLine(name, 'attributes');
      return text && heading ? [{ name: heading, value: text }] : [];
    });
  };

  const check = (record: FileRecord): Row => {
    ({ line, fields } = record);
    reasons = [];
    if (Object.hasOwn(fields, '__proto__')) reasons.push('un producto no puede tener el campo __proto__');
    const code = readLine(fields.code, 'code', MAX_TEXT);
    if (POWER.test(code)) note('power', line, code);
    const name = readLine(fields.name, 'name');
    if (name === '') reasons.push('falta el nombre');
    const place = readLine(fields.featured, 'featured');
    const lists = productLists.map((list) => [list, readKeys(fields[list])]);
    const details = dropBlank<Record<string, unknown>>({
      registro_sanitario: readRegistration(fields.registro_sanitario),
      ...Object.fromEntries(detailTextNames.map((detail) => [detail, readLine(fields[detail], detail, MAX_TEXT)])),
      documents: readDocuments(fields.documents),
    });
    const row: Row = {
      ...{ line, id: readNumber('id'), code, name, type: readType(), category: readLine(fields.category, 'category') },
      ...{ category_id: readNumber('category_id'), lang: readLang('lang' in fields ? fields.lang : lang, 'lang') },
      texts: {
        ...{ brand: readLine(fields.brand, 'brand'), image_sm: readPicture('image_sm'), image: readPicture('image') },
        ...{ description: read(fields.description, (text) => text.trim()), url: readAddress(fields.url, 'url') },
        slug: readLine(fields.slug, 'slug'),
      },
      ...{ attributes: readFacts(), details, lists: Object.fromEntries(lists) },
      replacedBy: readKeys([fields.replaced_by])[0] ?? '',
      featured: place === '' || /^no$/i.test(place) ? 0 : Number(place) || Number.POSITIVE_INFINITY,
    };
    if (reasons.length > 0) faults.push({ line, reason: [...new Set(reasons)].join('; ') });
    return row;
  };
  /** What was mended until now, with the first row of each kind; `broken` is asked about. */
  const listNotes = () => {
    const lines = [...mended].map(([kind, { count, first }]) => {
      return { kind, text: `${count} ${MENDED[kind]}; fila ${first.line}: ${toShown(first.reason)}` };
    });
    const [broken, notes] = [true, false].map((is) => lines.filter(({ kind }) => (kind === 'broken') === is));
    return { notes: (notes ?? []).map(({ text }) => text), broken: (broken ?? []).map(({ text }) => text) };
  };
  return { check, listNotes };
}

/** Codes or ids of a list of products, or of their keys. */
function readKeys(list: unknown): string[] {
  const keys = Array.isArray(list) ? list.map((item) => (isRecord(item) ? item.id : item)) : [];
  return keys.flatMap((key) => (typeof key === 'string' || typeof key === 'number' ? [String(key).trim()] : []));
}
