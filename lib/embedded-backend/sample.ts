import { sampleCategories, sampleItems, suggestedIds } from '@/content/catalogue/catalogue';
import type { SampleItem } from '@/content/catalogue/sample';
import { serviceScenes } from '@/content/catalogue/service-scenes';
import { dataSheets } from '@/content/data-sheets';
import { serviceFacts } from '@/content/service-facts';
import type { Catalogue, ProductRow } from './catalogue';

/** The sample catalogue of content/ in the shape that the embedded database stores. */
export function sampleCatalogue(): Catalogue {
  return {
    categories: sampleCategories.map(({ id, name, image }) => ({ id, name, image_sm: image, lang: null })),
    products: sampleItems.map(toRow),
    related: new Map(sampleItems.map(({ id, related }) => [id, related])),
    suggested: suggestedIds,
  };
}

function toRow(item: SampleItem): ProductRow {
  return {
    id: item.id,
    category_id: item.categoryId || null,
    name: item.name,
    slug: item.name,
    type: item.type,
    brand: item.brand,
    ...getPictures(item),
    description: item.description,
    url: item.dataSheet,
    lang: null,
    attributes: JSON.stringify(dataSheets[item.id] ?? serviceFacts[item.id] ?? []),
  };
}

function getPictures({ type, picture }: SampleItem): Pick<ProductRow, 'image' | 'image_sm'> {
  if (type === 'SERVICE')
    return { image: `/images/services/${getScene(picture)}-800.webp`, image_sm: `/images/services/${picture}.svg` };
  return { image: `/images/products/${picture}-1200.webp`, image_sm: `/images/products/${picture}-400.webp` };
}

function getScene(picture: string): string {
  return Object.hasOwn(serviceScenes, picture) ? serviceScenes[picture as keyof typeof serviceScenes] : 'taller';
}
