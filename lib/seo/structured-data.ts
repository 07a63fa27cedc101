import type {
  BreadcrumbList,
  FAQPage,
  MedicalBusiness,
  Product,
  PropertyValue,
  Service,
  WebSite,
  WithContext,
} from 'schema-dts';
import { contact } from '@/content/contact';
import type { Question } from '@/content/place-answers';
import { site } from '@/content/site';
import { type Attribute, type Product as Item, toShownBrand } from '@/lib/catalogue/product';
import { toProductPath, toPublicAddress } from '@/lib/routes';

const { address, coordinates, emails, landline, mobile } = site;
const getPhone = ({ href }: { readonly href: string }) => href.replace('tel:', '');

/** The company, with nothing but the facts of content/. */
export function getOrganization(siteUrl: string): WithContext<MedicalBusiness> {
  const { days, opens, closes } = contact.hours.schedule;
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalBusiness',
    '@id': toOrganizationId(siteUrl),
    name: site.name,
    slogan: site.tagline,
    description: site.description,
    url: siteUrl,
    logo: `${siteUrl}/icon-512.png`,
    image: `${siteUrl}/icon-512.png`,
    telephone: getPhone(landline),
    email: emails.general,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      addressCountry: address.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', ...coordinates },
    openingHoursSpecification: { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: getPhone(mobile),
      email: emails.sales,
      availableLanguage: site.language,
    },
    sameAs: site.socials.filter(({ icon }) => icon !== 'whatsapp').map(({ href }) => href),
    ...(Boolean(site.nit) && { taxID: site.nit }),
  };
}

/** The site. */
export function getWebsite(siteUrl: string): WithContext<WebSite> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': toWebsiteId(siteUrl),
    name: site.name,
    alternateName: `${site.name}: ${site.tagline}`,
    description: site.description,
    url: siteUrl,
    inLanguage: site.language,
    publisher: { '@id': toOrganizationId(siteUrl) },
  };
}

/** Names by which structured data refer to the company and to the site, of which home says all. */
const toOrganizationId = (siteUrl: string) => `${siteUrl}/#organization`;
const toWebsiteId = (siteUrl: string) => `${siteUrl}/#website`;

/** What a page says of the company, or of the site, where it is only referenced. */
const briefly = <T extends 'Organization' | 'WebSite'>(type: T, id: string, url: string) =>
  ({ '@type': type, '@id': id, name: site.name, url }) as const;

type Crumb = { readonly label: string; readonly href: string };

/** The way to a page, as the page shows it; the page itself is the last step. */
export function toBreadcrumbData(
  links: readonly Crumb[],
  current: Crumb,
  siteUrl: string,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...links, current].map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: toPublicAddress(siteUrl, href),
    })),
  };
}

type Page = { readonly name: string; readonly path: string; readonly questions: readonly Question[] };

/** A page of questions and answers, as it shows them: a FAQPage is a WebPage. */
export function toFaqData({ name, path, questions }: Page, siteUrl: string): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    name,
    url: toPublicAddress(siteUrl, path),
    inLanguage: site.language,
    isPartOf: briefly('WebSite', toWebsiteId(siteUrl), siteUrl),
    mainEntity: questions.map(({ title, statements }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: statements.map(toSentence).join(' ') },
    })),
  };
}

function toSentence({ title, text, source }: Question['statements'][number]): string {
  return `${title ? `${title}: ` : ''}${text} (${source}.)`;
}

/** A product or service as shown, without price or rating (docs/behaviour.md#search-engines-and-shared-links). */
export function toProductData(item: Item, siteUrl: string): WithContext<Product> | WithContext<Service> {
  return item.isService ? toService(item, siteUrl) : toProduct(item, siteUrl);
}

function toProduct(item: Item, siteUrl: string): WithContext<Product> {
  const brand = toShownBrand(item.brand);
  const properties = [...item.identity, ...item.attributes];
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    ...toCommonData(item, siteUrl),
    sku: item.code ?? item.id,
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(item.category && { category: item.category.name }),
    ...(properties.length > 0 && { additionalProperty: properties.map(toProperty) }),
  };
}

const toProperty = ({ name, value }: Attribute): PropertyValue => ({ '@type': 'PropertyValue', name, value });

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
  const image = item.image?.startsWith('/') ? siteUrl + item.image : item.image;
  return {
    name: item.name,
    url: toPublicAddress(siteUrl, toProductPath(item)),
    ...(item.description && { description: item.description }),
    ...(image && { image }),
  };
}
