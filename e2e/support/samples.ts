import sample from '@/content/catalogue/sample.json' with { type: 'json' };
import { placeTexts } from '@/content/place-texts';
import { places } from '@/content/places';

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
export const ofHouseBrand = itemThat((item) => item.brand === 'Ejemplo');
export const ofOtherBrand = itemThat((item) => isProduct(item) && item.brand !== 'Ejemplo' && item.url !== '');
export const service = itemThat((item) => item.type === 'SERVICE' && item.name.includes('/'));

/** Every address of docs/behaviour.md#addresses with its h1 and the address that is its canonical one. */
export const pages: readonly { readonly path: string; readonly h1: string; readonly canonical: string | null }[] = [
  ...['/', '/home', '/Home'].map((path) => ({
    path,
    h1: 'Biomédica Ejemplo: Especialistas en tecnología médica',
    canonical: '/',
  })),
  { path: '/productos', h1: 'Categorias', canonical: '/productos' },
  ...sampleCategories.map((category) => same(categoryAddress(category), category.name)),
  ...[withSlash, withPercent, ofHouseBrand, service].map((item) => same(productAddress(item), item.name)),
  same('/ley-1831', 'Un desfibrilador cerca, cuando cada minuto cuenta'),
  ...places.map(({ slug, name }) => same(`/ley-1831/${slug}`, placeTexts.title(name))),
  same('/ley-1831/lugar/hotel', placeTexts.word.title(placeTexts.word.quoted('hotel'))),
  ...['/contacto', '/Contacto'].map((path) => ({
    path,
    h1: 'Contacto Directo para tus Preguntas y Comentarios',
    canonical: '/contacto',
  })),
  same('/cotizacion', 'Lista de cotización'),
  same('/comparar', 'Comparar productos'),
  same('/comparar/101-201', 'Comparar productos'),
  same('/accesibilidad', 'Declaración de accesibilidad'),
  same('/search/monitor', 'Busqueda'),
  same('/search/zzzz', 'Busqueda'),
  ...['/no/hay/nada', '/producto/x/999999'].map((path) => ({ path, h1: '404', canonical: null })),
];

function same(path: string, h1: string) {
  return { path, h1, canonical: path };
}
