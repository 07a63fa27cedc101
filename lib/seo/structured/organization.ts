import type { ContactPoint, MedicalBusiness, WebSite, WithContext } from 'schema-dts';
import { contact } from '@/content/contact';
import { site } from '@/content/site';

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
    contactPoint: [
      toContactPoint('customer service', getPhone(landline), emails.general),
      toContactPoint('sales', getPhone(mobile), emails.sales),
    ],
    sameAs: site.socials.filter(({ icon }) => icon !== 'whatsapp').map(({ href }) => href),
    ...(Boolean(site.nit) && { taxID: site.nit }),
  };
}

function toContactPoint(contactType: string, telephone: string, email: string): ContactPoint {
  return {
    '@type': 'ContactPoint',
    contactType,
    telephone,
    email,
    areaServed: address.countryCode,
    availableLanguage: 'es',
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
export const toOrganizationId = (siteUrl: string) => `${siteUrl}/#organization`;
export const toWebsiteId = (siteUrl: string) => `${siteUrl}/#website`;

/** What a page says of the company, or of the site, where it is only referenced. */
export const briefly = <T extends 'Organization' | 'WebSite'>(type: T, id: string, url: string) =>
  ({ '@type': type, '@id': id, name: site.name, url }) as const;
