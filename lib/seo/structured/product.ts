import type { Product, PropertyValue, Service, WithContext } from 'schema-dts';
import { messages } from '@/content/messages';
import { site } from '@/content/site';
import { type CardItem, toShownBrand } from '@/lib/catalogue/card-item';
import { getPictureAddress, type PictureSource } from '@/lib/catalogue/pictures';
import { toProductPath, toPublicAddress } from '@/lib/routes';
import { briefly, toOrganizationId } from './organization';

type Item = Pick<CardItem, 'id' | 'name' | 'isService' | 'brand' | 'description'> & {
  readonly image: PictureSource | null;
  readonly healthRegistration: string;
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  readonly category: { readonly name: string } | null;
};

/** A product or a service as its page shows it, without price, offer or rating (docs/decisions/0017-structured-data-without-prices.md). */
export function toProductData(item: Item, siteUrl: string): WithContext<Product> | WithContext<Service> {
  return item.isService ? toService(item, siteUrl) : toProduct(item, siteUrl);
}

function toProduct(item: Item, siteUrl: string): WithContext<Product> {
  const brand = toShownBrand(item.brand);
  const registration = { name: messages.product.healthRegistration, value: item.healthRegistration };
  const properties = [...(registration.value ? [registration] : []), ...item.attributes].map(
    ({ name, value }): PropertyValue => ({ '@type': 'PropertyValue', name, value }),
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    ...toCommonData(item, siteUrl),
    sku: item.id,
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(item.category && { category: item.category.name }),
    ...(properties.length > 0 && { additionalProperty: properties }),
  };
}

function toService(item: Item, siteUrl: string): WithContext<Service> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    ...toCommonData(item, siteUrl),
    identifier: item.id,
    provider: briefly('Organization', toOrganizationId(siteUrl), siteUrl),
    areaServed: { '@type': 'Country', name: site.address.country },
  };
}

function toCommonData(item: Item, siteUrl: string) {
  const picture = getPictureAddress(item.image);
  const image = picture?.startsWith('/') ? siteUrl + picture : picture;
  return {
    name: item.name,
    url: toPublicAddress(siteUrl, toProductPath(item)),
    ...(item.description && { description: item.description }),
    ...(image && { image }),
  };
}
