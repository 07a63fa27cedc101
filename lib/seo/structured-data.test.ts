/** @jest-environment node */
import { site } from '@/content/site';
import { bareProduct } from '@/e2e/support/samples';
import { toProductData } from './structured-data';

const SITE = 'https://example.org';

test('the data of a product leave out what is not known, and the house brand, which the page does not show', () => {
  const bare = { ...bareProduct, brand: site.houseBrand };
  expect(Object.keys(toProductData(bare, SITE)).sort()).toEqual(['@context', '@type', 'name', 'sku', 'url']);
});

test('they have the registration as a certificate, the manufacturer, the country, the codes and the attributes', () => {
  const whole = {
    ...bareProduct,
    code: 'BM-0001',
    healthRegistration: 'INVIMA 1',
    identity: [
      { name: 'Registro sanitario', value: 'INVIMA 1', href: 'https://a.example/' },
      { name: 'Vigente hasta', value: '2031-05-31' },
      { name: 'Fabricante', value: 'Fábrica' },
      { name: 'País de origen', value: 'Alemania' },
      { name: 'GMDN', value: '36872' },
    ],
    attributes: [{ name: 'Peso', value: '3,2 kg' }],
  };
  expect(toProductData(whole, SITE)).toMatchObject({
    sku: 'BM-0001',
    manufacturer: { '@type': 'Organization', name: 'Fábrica' },
    countryOfOrigin: { '@type': 'Country', name: 'Alemania' },
    hasCertification: {
      '@type': 'Certification',
      certificationIdentification: 'INVIMA 1',
      issuedBy: { '@type': 'Organization', name: 'INVIMA' },
      expires: '2031-05-31',
      url: 'https://a.example/',
    },
    additionalProperty: ['Registro sanitario', 'GMDN', 'Peso'].map((name) => expect.objectContaining({ name })),
  });
});
