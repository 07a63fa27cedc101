/** @jest-environment node */
import { contact } from '@/content/contact';
import { site } from '@/content/site';
import { toBreadcrumbData, toItemListData } from './lists';
import { getOrganization, getWebsite } from './organization';
import { toProductData } from './product';

const SITE = 'https://example.org';
const product = {
  id: '201',
  name: 'Desfibrilador 1/2',
  isService: false,
  brand: 'Quindavel',
  description: 'Con guía de voz.',
  image: '/images/products/aed-800.webp',
  healthRegistration: '',
  category: { name: 'Emergencias' },
  attributes: [],
  registration: null,
  identity: {},
  belongings: {},
};

describe('the data of a product', () => {
  it('says what the page shows, and no price, offer or rating', () => {
    expect(toProductData(product, SITE)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Desfibrilador 1/2',
      description: 'Con guía de voz.',
      image: `${SITE}/images/products/aed-800.webp`,
      url: `${SITE}/producto/Desfibrilador%201%2F2/201`,
      sku: '201',
      brand: { '@type': 'Brand', name: 'Quindavel' },
      category: 'Emergencias',
    });
  });

  it('leaves out what is not known, and the house brand, which the page does not show', () => {
    const bare = { ...product, brand: site.houseBrand, description: '', image: null, category: null };
    expect(Object.keys(toProductData(bare, SITE)).sort()).toEqual(['@context', '@type', 'name', 'sku', 'url']);
  });

  it('keeps the address of a picture of the backend, and shows a registro sanitario and the attributes', () => {
    const image = 'https://backend.test/a.webp';
    const attributes = [{ name: 'Peso', value: '3,2 kg' }];
    expect(toProductData({ ...product, image, attributes, healthRegistration: 'INVIMA 1' }, SITE)).toMatchObject({
      image,
      additionalProperty: [
        { '@type': 'PropertyValue', name: 'Registro sanitario', value: 'INVIMA 1' },
        { '@type': 'PropertyValue', name: 'Peso', value: '3,2 kg' },
      ],
    });
  });

  it('has the registration as a certificate, the manufacturer, the country and the codes', () => {
    const registration = { holder: 'Titular', expiresAt: '2031-05-31', href: 'https://a.example/' };
    const identity = { manufacturer: 'Fábrica', country: 'Alemania', riskClass: 'IIb', gmdn: '36872' };
    const whole = { ...product, code: 'BM-0001', healthRegistration: 'INVIMA 1', registration, identity };
    expect(toProductData(whole, SITE)).toMatchObject({
      sku: 'BM-0001',
      manufacturer: { '@type': 'Organization', name: 'Fábrica' },
      countryOfOrigin: { '@type': 'Country', name: 'Alemania' },
      hasCertification: {
        '@type': 'Certification',
        name: 'Registro sanitario',
        certificationIdentification: 'INVIMA 1',
        issuedBy: { '@type': 'Organization', name: 'INVIMA' },
        expires: '2031-05-31',
        url: 'https://a.example/',
      },
      additionalProperty: ['Registro sanitario', 'Titular del registro', 'Clase de riesgo', 'GMDN'].map((name) =>
        expect.objectContaining({ name }),
      ),
    });
  });

  it('is what its accessories, spare parts and consumables are for; services are no products', () => {
    const other = (id: string, isService = false) => ({ id, name: `Parte ${id}`, isService });
    const belongings = { accessories: [other('4')], spares: [other('5')], consumables: [other('6')] };
    const services = [other('7', true)];
    expect(toProductData({ ...product, belongings: { ...belongings, services } }, SITE)).toMatchObject({
      '@reverse': {
        isAccessoryOrSparePartFor: [
          { '@type': 'Product', name: 'Parte 4', url: `${SITE}/producto/Parte%204/4` },
          { '@type': 'Product', name: 'Parte 5', url: `${SITE}/producto/Parte%205/5` },
        ],
        isConsumableFor: [{ '@type': 'Product', name: 'Parte 6', url: `${SITE}/producto/Parte%206/6` }],
      },
    });
    expect(toProductData({ ...product, belongings: { services } }, SITE)).not.toHaveProperty('@reverse');
  });

  it('of a service is a service of the company', () => {
    expect(toProductData({ ...product, isService: true, brand: '' }, SITE)).toMatchObject({
      '@type': 'Service',
      url: `${SITE}/producto/Desfibrilador%201_2/201`,
      provider: { '@id': `${SITE}/#organization`, name: site.name, url: SITE },
    });
  });
});

describe('the data of the company', () => {
  it('has its address, its ways of contact, its networks and its opening hours', () => {
    const company = getOrganization(SITE);
    const { days, opens, closes } = contact.hours.schedule;
    const toTelephone = ({ label }: { label: string }) => `+57${label.replace(/\D/g, '')}`;
    expect(company).toMatchObject({
      '@type': 'MedicalBusiness',
      address: { addressCountry: 'CO' },
      contactPoint: [
        { telephone: toTelephone(site.landline) },
        { telephone: toTelephone(site.mobile), email: site.emails.sales },
      ],
      openingHoursSpecification: { dayOfWeek: days, opens, closes },
    });
    expect(company).toHaveProperty('sameAs.length', site.socials.length - 1);
  });

  it('says where the site is searched', () => {
    expect(getWebsite(SITE).potentialAction).toMatchObject({
      target: { urlTemplate: 'https://example.org/search/{search_term_string}' },
    });
  });
});

it('numbers the steps to a page and the items of a list from 1', () => {
  const trail = toBreadcrumbData([{ label: 'Inicio', href: '/' }], { label: 'Contacto', href: '/contacto' }, SITE);
  expect(trail.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Inicio', item: SITE },
    { '@type': 'ListItem', position: 2, name: 'Contacto', item: `${SITE}/contacto` },
  ]);
  const list = toItemListData('Infusión', [{ name: 'Bomba', path: '/producto/Bomba/1' }], SITE);
  expect(list).toMatchObject({ numberOfItems: 1, itemListElement: [{ position: 1, url: `${SITE}/producto/Bomba/1` }] });
});
