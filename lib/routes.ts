import { ID } from './ids';
import { toPathName } from './text';

/** Every address of the site (docs/behaviour.md#addresses); those of lists are in quotation-list/address.ts. */
export const routes = {
  home: '/',
  categories: '/productos',
  /** The groups of services lie at `#servicios-mantenimiento` and the like. */
  services: '/#servicios',
  ley1831: '/ley-1831',
  /** Leads from `?lugar=alcaldía` to the page of that place, from any other word to a notice of the law's page. */
  placeWord: '/ley-1831/lugar',
  contact: '/contacto',
  quotationList: '/cotizacion',
  /** Leads from `?101=2&305=1` to the address of that list; takes a pasted list, and leads to what its lines mean. */
  quotationListChange: '/cotizacion/cambiar',
  /** Before a text of formatPasted. */
  pastedList: '/cotizacion/revisar',
  comparison: '/comparar',
  /** Leads from `?id=101&id=102` to the address of that comparison. */
  comparisonChoice: '/comparar/elegir',
  search: '/search',
  /** Before the state of a message, and its receipt. */
  result: '/mensaje',
  unavailable: '/no-disponible',
  accessibility: '/accesibilidad',
  /** Before the id of a product. */
  short: '/p',
  /** Before the path of what is printed: its QR code. */
  codes: '/qr',
  sitemap: '/sitemap.xml',
  ogImages: '/tarjeta',
  contactApi: '/api/contact',
  quotationApi: '/api/quotation',
  suggestApi: '/api/suggest',
} as const;

/** Fragment of the page of the law by which a redirect shows that no place was found. */
export const NOT_NAMED = 'lugar-no-nombrado';

/** Address of the page where a form lands: for good where the message was received, else without JavaScript alone. */
export function toResultPagePath(state: string): string {
  return `${routes.result}/${state}`;
}

type Named = { readonly id: string; readonly name: string };

/** What an address shows of a category: one brand or all, and which page of it. */
export type CategoryView = {
  /** As it is in an address (toPathName); null for all. */
  readonly brand: string | null;
  /** From 1. */
  readonly page: number;
};

/** Address of a category, /productos/{category}/{id}, and of its views: /marca/{brand}/pagina/2. */
export function toCategoryPath({ name, id }: Named, { brand, page = 1 }: Partial<CategoryView> = {}): string {
  const chosen = brand ? `/marca/${encodeSegment(brand)}` : '';
  const place = page > 1 ? `/pagina/${page}` : '';
  return `/productos/${encodeSegment(toPathName(name))}/${id}${chosen}${place}`;
}

/** Address of a product or service page: /producto/{name}/{id}. */
export function toProductPath(item: Named & { readonly isService: boolean }): string {
  return `/producto/${encodeSegment(toProductName(item))}/${item.id}`;
}

/** Short address of a product or service, to copy, send and scan; next.config.mjs redirects it to the canonical one. */
export function toShortPath(id: string): string {
  return `${routes.short}/${id}`;
}

/** The name of a product or service in its address, not encoded; a service's slashes become underscores. */
export function toProductName({ name, isService }: { readonly name: string; readonly isService: boolean }): string {
  return toPathName(isService ? toUnderscored(name) : name);
}

/** Address of the results of a search: /search/{q}. */
export function toSearchPath(q: string): string {
  return `/search/${encodeSegment(toPathName(q))}`;
}

/** The words of a search that the address of its results has; '' for any other address. */
export function readSearchPath(path: string): string {
  return decodeParam(/^\/search\/([^/]*)/.exec(path)?.[1] ?? '');
}

/** Address of the page of a kind of place: /ley-1831/{place}. */
export function toPlacePath(slug: string): string {
  return `${routes.ley1831}/${slug}`;
}

/** Where `list`, that of this device, is seen: /cotizacion leads to one that is longer than an address may be. */
export function toDeviceListPath(list: string): string {
  return /^[\w~-]{1,6000}$/.test(list) ? `${routes.quotationList}/${list}` : routes.quotationList;
}

/** Address of a comparison: /comparar/101-102, or /comparar of nothing. */
export function toComparisonPath(ids: readonly string[]): string {
  return ids.length === 0 ? routes.comparison : `${routes.comparison}/${ids.join('-')}`;
}

/** Address of the picture that a shared link shows: /tarjeta/{kind}/{id}/{version}.jpg. */
export function toOgImagePath({ kind, id }: { readonly kind: string; readonly id: string }, version: string): string {
  return `${routes.ogImages}/${kind}/${id}/${version}.jpg`;
}

/** The part of the sitemap with the pages of the site; the others are named by the ids of categories. */
export const SITE_PART = 'sitio';

/** Address of a part of the sitemap. */
export function toSitemapPartPath(part: string): string {
  return `/sitemap/${part}.xml`;
}

/** The public address of `path` on `siteUrl`; of home the origin alone, as the framework writes its canonical. */
export function toPublicAddress(siteUrl: string, path: string): string {
  return path === routes.home ? siteUrl : siteUrl + path;
}

/** True when the decoded `name` of an address is `item`'s: as it is, or with underscores for slashes. */
export function isNameOf(name: string, item: { readonly name: string }): boolean {
  return name === toPathName(item.name) || name === toPathName(toUnderscored(item.name));
}

/** True when a route parameter, encoded (pages) or decoded (generateMetadata), names `item`, even '5%20 ml'. */
export function isAddressOf(param: string, item: { readonly name: string }): boolean {
  return isNameOf(param, item) || isNameOf(decodeParam(param), item);
}

/** Decodes a route parameter, whether or not the framework already has; malformed escapes stay as they are. */
export function decodeParam(param: string): string {
  try {
    return decodeURIComponent(param);
  } catch {
    return param;
  }
}

/** A backend id as the site accepts it in an address: 1 to 18 digits, no leading zero; anything else is null. */
export function parseId(param: string): string | null {
  return ID.test(param) ? param : null;
}

/** Not allowed in a folder's name on Linux, macOS or Windows, and the framework's brackets of route folders. */
const NO_FOLDER = /[\p{Cc}<>:"|*\\[\]]|[. ]$|^$/u;
/** Most file systems allow no more. */
const MAX_FOLDER_BYTES = 255;

/** True when the build can make a page of this name: the framework (16.4.6) stores it in a folder named so, escaped. */
export function isFolderName(name: string): boolean {
  return !NO_FOLDER.test(name) && encodeURIComponent(name).length <= MAX_FOLDER_BYTES;
}

function toUnderscored(name: string): string {
  return name.replaceAll('/', '_');
}

/** The framework answers an address that ends in '.rsc' with its own payload instead of the page. */
function encodeSegment(name: string): string {
  return encodeURIComponent(name).replace(/\.rsc$/i, (end) => end.replace('.', '%2E'));
}
