import { readFileSync } from 'node:fs';

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
    'name',
    'address',
    'url',
    'telephone',
    'geo',
    'openingHoursSpecification',
    'logo',
    'contactPoint',
    'sameAs',
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
