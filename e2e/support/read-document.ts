import { readFileSync } from 'node:fs';
import { DomUtils, parseDocument } from 'htmlparser2';
import jsQR from 'jsqr';
import sharp from 'sharp';

type Parent = Parameters<typeof DomUtils.getElementsByTagName>[1];

/** At any other element a browser begins the body, whatever is written behind it. */
const OF_THE_HEAD = ['base', 'link', 'meta', 'noscript', 'script', 'style', 'template', 'title'];

const findAll = (name: string, parent: Parent) => DomUtils.getElementsByTagName(name, parent);

/** Reads the HTML of a page as programs do that run no scripts. */
export function readDocument(html: string) {
  const parsed = parseDocument(html);
  const head = findAll('head', parsed).flatMap(({ children }) => DomUtils.getElementsByTagName('*', children, false));
  const firstOfBody = head.findIndex(({ name }) => !OF_THE_HEAD.includes(name));
  const inHead = firstOfBody === -1 ? head : head.slice(0, firstOfBody);
  const metas: Record<string, string[]> = {};
  for (const { name, attribs } of inHead)
    if (name === 'meta') metas[toName(attribs)] = [...(metas[toName(attribs)] ?? []), attribs.content ?? ''];
  return {
    title: findAll('title', inHead).map(DomUtils.textContent).join(),
    lang: findAll('html', parsed)[0]?.attribs.lang ?? '',
    canonical: inHead.filter(({ name, attribs }) => name === 'link' && attribs.rel === 'canonical').map(getHref),
    h1: findAll('h1', parsed).map(DomUtils.textContent),
    headings: DomUtils.getElementsByTagName((name) => /^h[1-6]$/.test(name), parsed).map((one) => ({
      level: Number(one.name[1]),
      text: DomUtils.textContent(one),
    })),
    /** Addresses of links by their names: the first of each. */
    links: new Map(
      findAll('a', parsed)
        .toReversed()
        .map((link) => [getName(link), getHref(link)]),
    ),
    /** Contents of the meta elements in the head, by name or property. */
    metas: metas as Readonly<Record<string, readonly string[] | undefined>>,
    /** Names of meta elements outside the head, also where a browser would end it. */
    strays: findAll('meta', parsed)
      .filter((meta) => !inHead.includes(meta))
      .map(({ attribs }) => toName(attribs)),
    /** Parsed JSON-LD. */
    data: findAll('script', parsed)
      .filter(({ attribs }) => attribs.type === 'application/ld+json')
      .map((script): Record<string, unknown> => JSON.parse(DomUtils.textContent(script))),
    /** Bytes up to the end of the head. */
    headBytes: Buffer.byteLength(html.slice(0, html.indexOf('</head>'))),
  };
}

/** What the HTML of a page says before any script runs. */
export type ReadDocument = ReturnType<typeof readDocument>;

type Element = ReturnType<typeof findAll>[number];

const getHref = ({ attribs }: Element) => attribs.href ?? '';
const getName = (link: Element) => link.attribs['aria-label'] ?? DomUtils.textContent(link);
const toName = (attributes: Readonly<Record<string, string>>) => attributes.property ?? attributes.name ?? '';

/** The only content of a meta element; undefined when there is none, or more than one. */
export function only({ metas }: ReadDocument, name: string): string | undefined {
  return metas[name]?.length === 1 ? metas[name][0] : undefined;
}

/** The text of the element with this id, or of the first element `name` in it; empty when there is none. */
export function readPart(html: string, id: string, name?: string): string {
  const part = DomUtils.getElementById(id, parseDocument(html));
  const found = name && part ? findAll(name, part.children)[0] : part;
  return found ? DomUtils.textContent(found) : '';
}

/** The text of the QR code in a picture (PNG, or an SVG); null when there is none that a scanner reads. */
export async function readQr(picture: Buffer): Promise<string | null> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .flatten({ background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}

type Vocabulary = {
  readonly types: Readonly<Record<string, readonly string[]>>;
  readonly properties: Readonly<
    Record<string, { readonly of: readonly string[]; readonly is: readonly string[]; readonly supersededBy?: string }>
  >;
};

const vocabulary = JSON.parse(readFileSync('e2e/data/schemaorg.json', 'utf8')) as Vocabulary;

/** What Google asks of our types: https://developers.google.com/search/docs/appearance/structured-data/search-gallery */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  MedicalBusiness: [
    ...['name', 'address', 'url', 'telephone', 'geo', 'openingHoursSpecification'],
    ...['logo', 'contactPoint', 'sameAs'],
  ],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressCountry'],
  ContactPoint: ['contactType', 'telephone'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  WebSite: ['name', 'url'],
  SearchAction: ['target', 'query-input'],
  Product: ['name', 'url', 'sku'],
  Service: ['name', 'url', 'provider'],
  Brand: ['name'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position', 'name'],
};
/** This site has no prices, offers or ratings, and must not seem to. */
const FORBIDDEN = ['offers', 'price', 'priceRange', 'aggregateRating', 'review', 'reviews'];
/** Google's own, on top of schema.org. */
const BEYOND = ['query-input'];
const ADDRESSES = ['url', 'image', 'logo', 'sameAs', 'item', '@id'];

/** What is wrong with structured data, by the vocabulary of schema.org and by Google's rules; `at` says where. */
export function dataFaults(value: unknown, at = '$'): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => dataFaults(item, `${at}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Record<string, unknown>;
  const keys = Object.keys(node).filter((key) => !key.startsWith('@'));
  const type = node['@type'];
  // A mere reference to something of the same page.
  if (type === undefined && keys.length === 0 && '@id' in node) return [];
  if (typeof type !== 'string' || !vocabulary.types[type]) return [`${at}: ${type} is no type of schema.org`];
  const missing = (REQUIRED[type] ?? []).filter((key) => !(key in node)).map((key) => `${at}: ${type} lacks ${key}`);
  return [...missing, ...keys.flatMap((key) => propertyFaults(type, key, node[key], `${at}.${key}`))];
}

function propertyFaults(type: string, key: string, value: unknown, at: string): string[] {
  if (FORBIDDEN.includes(key)) return [`${at}: must not be there`];
  if (BEYOND.includes(key)) return [];
  const property = vocabulary.properties[key];
  if (!property) return [`${at}: no property of schema.org`];
  if (property.supersededBy) return [`${at}: superseded by ${property.supersededBy}`];
  if (!property.of.some((domain) => isKindOf(type, domain))) return [`${at}: no property of ${type}`];
  const values = Array.isArray(value) ? value : [value];
  return values.flatMap((one) => [...valueFaults(property.is, key, one, at), ...dataFaults(one, at)]);
}

function valueFaults(ranges: readonly string[], key: string, value: unknown, at: string): string[] {
  if (typeof value === 'object' && value !== null) {
    const type = (value as { '@type'?: string })['@type'];
    const fits = type === undefined || ranges.some((range) => isKindOf(type, range));
    return fits ? [] : [`${at}: a ${type} does not belong here`];
  }
  if (value === '' || value === undefined || value === null) return [`${at}: is empty`];
  if (ADDRESSES.includes(key) && !/^https?:\/\/[^/]/.test(String(value))) return [`${at}: is no whole address`];
  return [];
}

function isKindOf(type: string, ancestor: string): boolean {
  return type === ancestor || (vocabulary.types[type] ?? []).some((parent) => isKindOf(parent, ancestor));
}

/** Ids of what the data only refers to. */
export function references(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (typeof value !== 'object' || value === null) return [];
  const { '@id': id, ...rest } = value as Record<string, unknown>;
  return id && Object.keys(rest).length === 0 ? [String(id)] : Object.values(rest).flatMap(references);
}
