import { limits } from '@/content/limits';
import type { PictureSource } from '@/lib/catalogue/pictures';
import {
  type Attribute,
  type CardItem,
  type Category,
  detailTextNames,
  detailTexts,
  documentTypes,
  type Product,
  type ProductDocument,
  type Registration,
  relationNames,
} from '@/lib/catalogue/product';
import { listFacts, toRowFacts } from '@/lib/catalogue/vocabulary';
import { isRecord } from '@/lib/http/records';
import { getKind, isBackendError, noteFault } from './errors';
import {
  type categoryFields,
  type Item,
  MAX_ADDRESS,
  productFields,
  readList,
  readOne,
  toAddress,
  toDay,
  toLanguage,
  toList,
  toName,
  toParagraphs,
  toRegistrationNumber,
  toShortText,
  unwrapAnswer,
} from './fields';

type ProductItem = Item<typeof productFields>;

/** Where the backend's pictures and files lie. */
export type Assets = {
  /** The backend's origin, or null when the embedded backend serves the site's own files. */
  readonly origin: string | null;
  /** Which pictures the optimiser takes; none without it. */
  readonly isOptimised?: (address: string) => boolean;
};

const CALL = 'GET /product/{id}';

/** A category as pages know it. */
export function toCategory(item: Item<typeof categoryFields>, assets: Assets): Category {
  const { id, name, lang, products_count: count, updated_at: updatedAt } = item;
  return { id, name, lang, imageSm: toPicture(item.image_sm, assets), count, updatedAt };
}

/** A product or service as lists know it. */
export function toCard(item: ProductItem, assets: Assets): CardItem {
  const { id, name, lang, code, registro_sanitario: healthRegistration } = item;
  const isService = item.type.toUpperCase() === 'SERVICE';
  return {
    id,
    name,
    lang,
    alt: item.slug || name,
    isService,
    brand: isService ? '' : item.brand,
    imageSm: toPicture(item.image_sm, assets) ?? toPicture(item.image, assets),
    description: isService ? item.description : '',
    category: item.category ?? undefined,
    updatedAt: item.updated_at,
    // Few have them, and a list may have ten thousand.
    ...(code && { code }),
    ...(healthRegistration && { healthRegistration }),
  };
}

/** The same with two facts of `sent`, for the few that a search finds. */
export function toResult(item: ProductItem & { readonly attributes: unknown }, assets: Assets, call: string): CardItem {
  const card = toCard(item, assets);
  const attributes = card.isService ? [] : readAttributes(item.attributes, call);
  return attributes.length === 0 ? card : { ...card, facts: toRowFacts(listFacts({ ...card, attributes })) };
}

const NO_DETAILS = { registration: null, identity: {}, documents: [], belongings: {}, replacedBy: null };

/** `product` with all its fields: what a release before 2026-11-24 has kept of it (last-good.ts) has no details. */
export function completeProduct(product: Product): Product {
  return { ...NO_DETAILS, ...product };
}

/** Every other product that the page of `product` shows. */
export function listRelated({ related, belongings, replacedBy }: Product): CardItem[] {
  return [...related, ...Object.values(belongings).flat(), ...(replacedBy ? [replacedBy] : [])];
}

/** The product that was answered. Of its optional fields what makes no sense is left out and logged, and never costs the product. */
export function toProduct(answer: unknown, assets: Assets): Product {
  const item = readOne(productFields, answer, CALL);
  const sent = unwrapAnswer(answer) as Readonly<Record<string, unknown>>;
  const card = toCard(item, assets);
  const toOthers = (list: unknown, field: string) =>
    readRelated(list, field)
      .map((other) => toCard(other, assets))
      .filter((other) => other.id !== card.id);
  const belongings = relationNames.map((name) => [name, toOthers(sent[name], name)] as const);
  const texts = detailTextNames.map((name) => [detailTexts[name], toShortText(sent[name])]);
  noteBadTexts(sent);
  return {
    ...card,
    description: item.description,
    image: toPicture(item.image, assets) ?? card.imageSm,
    category: item.category,
    attributes: readAttributes(sent.attributes, CALL),
    dataSheet: linkAddress(item.url, assets),
    documents: readDocuments(sent.documents, assets),
    healthRegistration: item.registro_sanitario,
    registration: readRegistration(sent.registro_sanitario, assets),
    identity: Object.fromEntries(texts.filter(([, text]) => text !== '')),
    related: toOthers(sent.related_products, 'related_products').slice(0, limits.relatedProducts),
    belongings: Object.fromEntries(belongings.filter(([, others]) => others.length > 0)),
    replacedBy: toOthers(isSent(sent.replaced_by) ? [sent.replaced_by] : null, 'replaced_by')[0] ?? null,
  };
}

/** A broken list of other products must not take the product's page down. */
function readRelated(list: unknown, field: string): ProductItem[] {
  try {
    return isSent(list) ? readList(productFields, list, limits.details.related, `${CALL} ${field}`).items : [];
  } catch (error) {
    if (isBackendError(error)) return [];
    throw error;
  }
}

const isSent = (value: unknown) => !['absent', 'null', 'blank text'].includes(getKind(value));

function noteBadTexts(sent: Readonly<Record<string, unknown>>): void {
  const expected = `text of at most ${limits.details.text} characters`;
  for (const field of ['code', 'registro_sanitario', ...detailTextNames]) {
    const read = field === 'registro_sanitario' ? toRegistrationNumber : toShortText;
    if (isSent(sent[field]) && read(sent[field]) === '')
      noteFault(CALL, { field, expected, received: getKind(sent[field]) });
  }
}

type Part = Readonly<Record<string, unknown>>;
type Parts = { readonly sent: unknown; readonly field: string; readonly most: number; readonly call: string };

/** Reads the first `most` of a list of parts that a product may carry; those that make no sense are left out and logged. */
function readParts<T>({ sent, field, most, call }: Parts, read: (part: Part) => T | null): T[] {
  if (!isSent(sent)) return [];
  const list = toList(sent) ?? [sent];
  const good: T[] = [];
  for (const part of list.slice(0, most)) {
    const found = isRecord(part) ? read(part) : null;
    if (found) good.push(found);
  }
  if (good.length < list.length) noteFault(call, { field, expected: `at most ${most} good ones`, received: 'others' });
  return good;
}

/** The attributes that a product may carry; of a repeated name the first counts. */
function readAttributes(sent: unknown, call: string): readonly Attribute[] {
  const { most, name: maxName, value: maxValue } = limits.attributes;
  const names = new Set<string>();
  return readParts({ sent, field: 'attributes', most, call }, (part) => {
    const [name, value] = [toName(part.name), toParagraphs(part.value)];
    const isGood = name !== '' && name.length <= maxName && value !== '' && value.length <= maxValue;
    if (!isGood || names.has(name)) return null;
    names.add(name);
    return { name, value };
  });
}

/** The documents that can be linked. */
function readDocuments(sent: unknown, assets: Assets): ProductDocument[] {
  const most = limits.details.documents;
  return readParts({ sent, field: 'documents', most, call: CALL }, (part) => {
    const type = documentTypes.find((known) => known === part.type);
    const href = linkAddress(toAddress(part.url), assets);
    if (!type || href === null) return null;
    return {
      type,
      name: toShortText(part.name),
      href,
      lang: toLanguage(part.lang),
      date: toDay(part.date),
      size: Number.isSafeInteger(part.size) && Number(part.size) > 0 ? Number(part.size) : undefined,
    };
  });
}

/** Null where there is no more than a number. */
function readRegistration(sent: unknown, assets: Assets): Registration | null {
  if (!isRecord(sent) || toRegistrationNumber(sent) === '') return null;
  const { holder, expires_at, url } = sent;
  return { holder: toShortText(holder), expiresAt: toDay(expires_at), href: linkAddress(toAddress(url), assets) };
}

/** A picture that may be shown, or null: only of the backend's origin, to which relative addresses belong. */
export function toPicture(text: string, assets: Assets): PictureSource | null {
  const address = linkAddress(text, assets);
  if (address === null || address.startsWith('/')) return address;
  if (new URL(address).origin !== assets.origin) return null;
  return assets.isOptimised?.(address) ? { optimised: address } : address;
}

/** Address of a file that may be linked, or null: http(s) only, relative ones from the backend; without a backend they are paths of the site. */
export function linkAddress(text: string, { origin }: Assets): string | null {
  if (text === '' || text.length > MAX_ADDRESS) return null;
  const base = origin ?? 'http://site.invalid';
  if (!URL.canParse(text, `${base}/`)) return null;
  const url = new URL(text, `${base}/`);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  // '/..//host' comes out as '//host', which a browser would take for another site.
  if (origin === null && url.origin === base) return url.pathname.replace(/^\/+/, '/') + url.search;
  return url.href;
}
