import { DomUtils, parseDocument } from 'htmlparser2';

/** What the HTML of a page says before any script runs. */
export type ReadDocument = {
  readonly title: string;
  readonly lang: string;
  readonly canonical: readonly string[];
  readonly h1: readonly string[];
  /** Addresses of links by their names: the first of each. */
  readonly links: ReadonlyMap<string, string>;
  /** Contents of the meta elements in the head, by name or property. */
  readonly metas: Readonly<Record<string, readonly string[]>>;
  /** Names of meta elements outside the head, also where a browser would end it. */
  readonly strays: readonly string[];
  /** Parsed JSON-LD. */
  readonly data: readonly Record<string, unknown>[];
  /** Bytes up to the end of the head. */
  readonly headBytes: number;
};

type Parent = Parameters<typeof DomUtils.getElementsByTagName>[1];

/** At any other element a browser begins the body, whatever is written behind it. */
const OF_THE_HEAD = ['base', 'link', 'meta', 'noscript', 'script', 'style', 'template', 'title'];

const findAll = (name: string, parent: Parent) => DomUtils.getElementsByTagName(name, parent);

/** Reads the HTML of a page as programs do that run no scripts. */
export function readDocument(html: string): ReadDocument {
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
    links: new Map(
      findAll('a', parsed)
        .toReversed()
        .map((link) => [getName(link), getHref(link)]),
    ),
    metas,
    strays: findAll('meta', parsed)
      .filter((meta) => !inHead.includes(meta))
      .map(({ attribs }) => toName(attribs)),
    data: findAll('script', parsed)
      .filter(({ attribs }) => attribs.type === 'application/ld+json')
      .map((script) => JSON.parse(DomUtils.textContent(script))),
    headBytes: Buffer.byteLength(html.slice(0, html.indexOf('</head>'))),
  };
}

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
