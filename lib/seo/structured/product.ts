import type { Certification, Product, PropertyValue, Service, WithContext } from 'schema-dts';
import { identity } from '@/content/product';
import { site } from '@/content/site';
import { getPictureAddress, type PictureSource } from '@/lib/catalogue/pictures';
import { type CardItem, type Identified, listWholeIdentity, toShownBrand } from '@/lib/catalogue/product';
import { toProductPath, toPublicAddress } from '@/lib/routes';
import { briefly, toOrganizationId } from './organization';

type Item = Pick<CardItem, 'id' | 'name' | 'isService' | 'brand' | 'code' | 'description'> &
  Identified & {
    readonly image: PictureSource | null;
    readonly attributes: readonly { readonly name: string; readonly value: string }[];
    readonly category: { readonly name: string } | null;
  };

const { labels } = identity;

/** A product or a service as its page shows it, without price, offer or rating (docs/behaviour.md#search-engines-and-shared-links). */
export function toProductData(item: Item, siteUrl: string): WithContext<Product> | WithContext<Service> {
  return item.isService ? toService(item, siteUrl) : toProduct(item, siteUrl);
}

function toProduct(item: Item, siteUrl: string): WithContext<Product> {
  const brand = toShownBrand(item.brand);
  const { manufacturer, country } = item.identity;
  const own: readonly string[] = [labels.manufacturer, labels.country, labels.validUntil];
  const properties = [...listWholeIdentity(item).filter(({ name }) => !own.includes(name)), ...item.attributes].map(
    ({ name, value }): PropertyValue => ({ '@type': 'PropertyValue', name, value }),
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    ...toCommonData(item, siteUrl),
    sku: item.code ?? item.id,
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(manufacturer && { manufacturer: { '@type': 'Organization', name: manufacturer } }),
    ...(country && { countryOfOrigin: { '@type': 'Country', name: country } }),
    ...(item.category && { category: item.category.name }),
    ...(item.healthRegistration && { hasCertification: toCertification(item) }),
    ...(properties.length > 0 && { additionalProperty: properties }),
  };
}

/** A health registration as the certificate that it is. */
function toCertification({ healthRegistration, registration }: Item): Certification {
  const { expiresAt, href } = registration ?? {};
  return {
    '@type': 'Certification',
    name: labels.healthRegistration,
    certificationIdentification: healthRegistration,
    issuedBy: { '@type': 'Organization', name: identity.issuer },
    ...(expiresAt && { expires: expiresAt }),
    ...(href && { url: href }),
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
