/** @jest-environment node */
import { site } from '@/content/site';
import { bareProduct } from '@/e2e/support/samples';
import { toProductData } from './structured-data';

const SITE = 'https://example.org';

test('the data of a product leave out what is not known, and the house brand, which the page does not show', () => {
  const bare = { ...bareProduct, brand: site.houseBrand };
  expect(Object.keys(toProductData(bare, SITE)).sort()).toEqual(['@context', '@type', 'name', 'sku', 'url']);
});

test('they have the codes, what identifies it and the attributes', () => {
  const whole = {
    ...bareProduct,
    code: 'BM-0001',
    healthRegistration: 'INVIMA 1',
    identity: [
      { name: 'Registro sanitario', value: 'INVIMA 1', href: 'https://a.example/' },
      { name: 'GMDN', value: '36872' },
    ],
    attributes: [{ name: 'Peso', value: '3,2 kg' }],
  };
  expect(toProductData(whole, SITE)).toMatchObject({
    sku: 'BM-0001',
    additionalProperty: ['Registro sanitario', 'GMDN', 'Peso'].map((name) => expect.objectContaining({ name })),
  });
});
