/** @jest-environment node */
import { contact } from '@/content/contact';
import { site } from '@/content/site';
import { toBreadcrumbData, toItemListData } from './lists';
import { getOrganization, getWebsite } from './organization';
import { toBelongingsData, toProductData } from './product';

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
};

describe('the data of a product', () => {
  it('says what the page shows, and no price, offer or rating', () => {
    expect(toProductData(product, SITE)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      '@id': `${SITE}/producto/Desfibrilador%201%2F2/201#producto`,
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
    const bare = { ...product, brand: 'Ejemplo', description: '', image: null, category: null };
    expect(Object.keys(toProductData(bare, SITE)).sort()).toEqual(['@context', '@id', '@type', 'name', 'sku', 'url']);
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

  it('has accessories, spare parts and consumables that say what they are for, and no services', () => {
    const other = (id: string, isService = false) => ({ id, name: `Parte ${id}`, isService });
    const belongings = { accessories: [other('4')], spares: [other('5')], consumables: [other('6')] };
    const whole = { '@id': `${SITE}/producto/Desfibrilador%201%2F2/201#producto` };
    expect(toProductData(product, SITE)).toMatchObject(whole);
    expect(toBelongingsData(product, { ...belongings, services: [other('7', true)] }, SITE)).toMatchObject({
      '@graph': [
        { '@type': 'Product', name: 'Parte 4', url: `${SITE}/producto/Parte%204/4`, isAccessoryOrSparePartFor: whole },
        { '@type': 'Product', name: 'Parte 5', isAccessoryOrSparePartFor: whole },
        { '@type': 'Product', name: 'Parte 6', isConsumableFor: whole },
      ],
    });
    expect(toBelongingsData(product, { services: [other('7', true)] }, SITE)).toBeNull();
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
  it('has its address, its ways of contact, its networks and the opening hours that the contact page says', () => {
    const company = getOrganization(SITE);
    expect(company).toMatchObject({
      '@type': 'MedicalBusiness',
      address: { addressCountry: 'CO' },
      contactPoint: [{ telephone: '+576010000000' }, { telephone: '+573000000000', email: 'ventas@example.com' }],
      openingHoursSpecification: { opens: '08:00', closes: '17:00' },
    });
    expect(company).toHaveProperty('sameAs.length', 4);
    expect(contact.hours.text).toMatch(/^Lunes a viernes, de 8:00\sa\.\sm\. a 5:00\sp\.\sm\./);
    expect(contact.hours.schedule.days).toHaveLength(5);
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
