import { DomUtils, parseDocument } from 'htmlparser2';

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
  Product: ['name', 'url', 'sku'],
  Service: ['name', 'url', 'provider'],
  Brand: ['name'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position', 'name'],
};
/** This site has no prices, offers or ratings, and must not seem to. */
const FORBIDDEN = ['offers', 'price', 'priceRange', 'aggregateRating', 'review', 'reviews'];

/** What is wrong with structured data by Google's rules; that it is of schema.org is proved by its types (schema-dts). */
export function dataFaults(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const type = '@type' in value ? String(value['@type']) : '';
  const missing = (REQUIRED[type] ?? []).filter((key) => !(key in value)).map((key) => `${type} lacks ${key}`);
  const forbidden = FORBIDDEN.filter((key) => key in value).map((key) => `${type} has ${key}`);
  return [...missing, ...forbidden, ...Object.values(value).flatMap(dataFaults)];
}
