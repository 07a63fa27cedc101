import sample from '@/content/catalogue/sample.json' with { type: 'json' };
import { placeTexts } from '@/content/place-answers';
import { places } from '@/content/places';
import { site } from '@/content/site';
import { type FormKind, getFieldNames } from '@/lib/forms/fields';
import type { NewMessage } from '@/lib/forms/message';
import { pick } from '@/lib/http/records';
import { formatPasted } from '@/lib/pasted-list/address';
import { parsePasted } from '@/lib/pasted-list/parse';

/** A product or a service of the sample catalogue, in the fields of an import (docs/content.md#the-catalogue-file). */
export type SampleItem = (typeof sample.products)[number];

export const { categories: sampleCategories, products: sampleItems, suggested: suggestedIds } = sample;

type Named = { readonly id: number; readonly name: string };

// Addresses are spelled out here and not taken from lib/routes, which is what is tested.

/** /producto/{name}/{id}; a service's slashes are underscores. */
export const productAddress = ({ id, name, type }: Named & { readonly type: string }) =>
  `/producto/${encodeURIComponent(type === 'SERVICE' ? name.replaceAll('/', '_') : name)}/${id}`;

/** /productos/{category}/{id}. */
export const categoryAddress = ({ id, name }: Named) => `/productos/${encodeURIComponent(name)}/${id}`;

/** The first item of the sample catalogue that is so. */
export function itemThat(is: (item: SampleItem) => boolean): SampleItem {
  const found = sampleItems.find(is);
  if (!found) throw new Error('The sample catalogue has no such item');
  return found;
}

const isProduct = ({ type }: SampleItem) => type === 'PRODUCT';

export const withSlash = itemThat((item) => isProduct(item) && item.name.includes('/'));
const withPercent = itemThat((item) => isProduct(item) && item.name.includes('%'));
/** None where the catalogue is another company's. */
export const ofHouseBrand = sampleItems.find(({ brand }) => brand === site.houseBrand);
export const ofOtherBrand = itemThat((item) => isProduct(item) && item.brand !== site.houseBrand && item.url !== '');
export const service = itemThat((item) => item.type === 'SERVICE' && item.name.includes('/'));

type Page = { readonly path: string; readonly h1: string; readonly canonical: string };

const same = (path: string, h1: string): Page => ({ path, h1, canonical: path });

const home = `${site.name}: ${site.tagline}`;
const contactTitle = 'Contacto Directo para tus Preguntas y Comentarios';
const [category = { id: 0, name: '' }] = sampleCategories;
const lawPlaces = places.map(({ slug, name }) => same(`/ley-1831/${slug}`, placeTexts.title(name)));

/** A page of each kind (docs/behaviour.md#addresses) with its h1 and its canonical address. */
export const kinds: readonly Page[] = [
  same('/', home),
  same('/productos', 'Categorias'),
  same(categoryAddress(category), category.name),
  ...[ofOtherBrand, service].map((item) => same(productAddress(item), item.name)),
  same('/ley-1831', 'Un desfibrilador cerca, cuando cada minuto cuenta'),
  ...lawPlaces.slice(0, 1),
  same('/contacto', contactTitle),
  same('/cotizacion', 'Lista de cotización'),
  same('/comparar', 'Comparar productos'),
  same('/comparar/101-201', 'Comparar productos'),
  same('/accesibilidad', 'Declaración de accesibilidad'),
  same('/search/monitor', 'Busqueda'),
];

/** Every address of the sample site that is no list or choice of a visitor. */
export const pages: readonly Page[] = [
  ...kinds,
  ...['/home', '/Home'].map((path) => ({ path, h1: home, canonical: '/' })),
  { path: '/Contacto', h1: contactTitle, canonical: '/contacto' },
  ...sampleCategories.slice(1).map((one) => same(categoryAddress(one), one.name)),
  ...[withSlash, withPercent].map((item) => same(productAddress(item), item.name)),
  ...lawPlaces.slice(1),
  same('/search/zzzz', 'Busqueda'),
];

const list = '/cotizacion/101x2-201';
/** What a pasted list means. */
export const pasted = `/cotizacion/revisar/${formatPasted({ ...parsePasted('2 camas'), base: '' })}`;

/** An address of each route of a site with the sample catalogue, and the status that it answers. */
export const routeVisits: readonly (readonly [path: string, status: number])[] = [
  ...kinds.map(({ path }) => [path, 200] as const),
  ...['/no-disponible', '/mensaje/enviado', '/search/monitor', list, pasted].map((path) => [path, 200] as const),
  ...['/qr/p/101', `/qr${list}`].map((path) => [path, 200] as const),
  [`${categoryAddress(category)}/marca/${encodeURIComponent(site.houseBrand)}`, 200],
  ...['/sitemap.xml', '/sitemap/1.xml', '/robots.txt', '/manifest.webmanifest'].map((path) => [path, 200] as const),
  ...['/api/health?ready', '/api/suggest?q=moni'].map((path) => [path, 200] as const),
  ...['/search?q=monitor', '/ley-1831/lugar?lugar=hotel'].map((path) => [path, 303] as const),
  ...['/cotizacion/cambiar', '/comparar/elegir?id=101&id=102'].map((path) => [path, 303] as const),
  ...['/p/101', '/cotizacion/101/x1__silla_de_ruedas'].map((path) => [path, 308] as const),
  ...['/no/hay/nada', '/_not-found', '/_global-error', '/sitemap/99999.xml'].map((path) => [path, 404] as const),
  ...['/tarjeta/producto/101/x.jpg', '/images/catalogue/no-hay.01234567-400.webp'].map((path) => [path, 404] as const),
  ...['/api/contact', '/api/quotation', '/api/revalidate'].map((path) => [path, 405] as const),
  ['/api/deliver', 401],
];

/** A message as a visitor writes it, with the fields of both forms, and as the backend gets it. */
export const contact = {
  client_name: 'Ana Pérez',
  email: 'ana@example.com',
  phone_number: '300 123 4567',
  description: 'Hola',
  policy: 'on',
};

const { policy: _, ...sent } = contact;

export const forwarded = { ...sent, phone_number: '3001234567' };

/** Of `forwarded`, what a form of this kind has. */
export const getForwarded = (kind: FormKind) => pick(forwarded, getFieldNames(kind)) as Record<string, string>;

/** A message as the forms store it, but for `changes`. */
export function toMessage(changes: Partial<NewMessage> = {}): NewMessage {
  const { kind = 'contact' } = changes;
  const payload = getForwarded(kind);
  const rest = { lines: [], policyVersion: '2026-11', createdAt: Date.now(), isSuspected: false };
  return { kind, key: `${kind}:key-of-16-letters`, payload, ...rest, ...changes };
}

/** A product of which only the name is known. */
export const bareProduct = {
  id: '101',
  name: 'Monitor',
  ...{ isService: false, brand: '', description: '', alt: '', image: null, imageSm: null, dataSheet: null },
  ...{ category: null, attributes: [], identity: [], documents: [], relations: {} },
};
