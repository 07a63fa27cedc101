import type { Certification, Product, PropertyValue, Service, WithContext } from 'schema-dts';
import { identity } from '@/content/product';
import { site } from '@/content/site';
import { getPictureAddress } from '@/lib/catalogue/pictures';
import { type Attribute, type Product as Item, type RelationName, toShownBrand } from '@/lib/catalogue/product';
import { toProductPath, toPublicAddress } from '@/lib/routes';
import { briefly, toOrganizationId } from './organization';

const { labels } = identity;

/** A product or a service as its page shows it, without price, offer or rating (docs/behaviour.md#search-engines-and-shared-links). */
export function toProductData(item: Item, siteUrl: string): WithContext<Product> | WithContext<Service> {
  return item.isService ? toService(item, siteUrl) : toProduct(item, siteUrl);
}

function toProduct(item: Item, siteUrl: string): WithContext<Product> {
  const brand = toShownBrand(item.brand);
  const find = (label: string) => item.identity.find(({ name }) => name === label);
  const own: readonly string[] = [labels.manufacturer, labels.country, labels.validUntil];
  const [manufacturer, country, expires] = own.map((label) => find(label)?.value);
  const registration = find(labels.healthRegistration);
  const properties = [...item.identity.filter(({ name }) => !own.includes(name)), ...item.attributes];
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    ...toCommonData(item, siteUrl),
    sku: item.code ?? item.id,
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(manufacturer && { manufacturer: { '@type': 'Organization', name: manufacturer } }),
    ...(country && { countryOfOrigin: { '@type': 'Country', name: country } }),
    ...(item.category && { category: item.category.name }),
    ...(registration && { hasCertification: toCertification(registration, expires) }),
    ...(properties.length > 0 && { additionalProperty: properties.map(toProperty) }),
    ...toReverse(item.relations, siteUrl),
  };
}

const toProperty = ({ name, value }: Attribute): PropertyValue => ({ '@type': 'PropertyValue', name, value });

/** A health registration as the certificate that it is. */
function toCertification({ value, href }: Item['identity'][number], expires?: string): Certification {
  return {
    '@type': 'Certification',
    name: labels.healthRegistration,
    certificationIdentification: value,
    issuedBy: { '@type': 'Organization', name: identity.issuer },
    ...(expires && { expires }),
    ...(href && { url: href }),
  };
}

/** What belongs to a product says what it is for, so here it stands in reverse (https://www.w3.org/TR/json-ld11/#reverse-properties). */
function toReverse(relations: Item['relations'], siteUrl: string) {
  const list = (...names: RelationName[]) =>
    names
      .flatMap((name) => relations[name] ?? [])
      .filter(({ isService }) => !isService)
      .map(
        (other): Product => ({
          '@type': 'Product',
          name: other.name,
          url: toPublicAddress(siteUrl, toProductPath(other)),
        }),
      );
  const [isAccessoryOrSparePartFor, isConsumableFor] = [list('accessories', 'spares'), list('consumables')];
  const reverse = {
    ...(isAccessoryOrSparePartFor.length > 0 && { isAccessoryOrSparePartFor }),
    ...(isConsumableFor.length > 0 && { isConsumableFor }),
  };
  return Object.keys(reverse).length > 0 ? { '@reverse': reverse } : {};
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
