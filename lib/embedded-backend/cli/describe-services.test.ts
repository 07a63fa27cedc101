/** @jest-environment node */
import { buildCatalogue } from '@/lib/embedded-backend/import/build';
import { describeServices } from './describe-services';

const toCatalogue = (...types: string[]) =>
  buildCatalogue(types.map((type, index) => ({ line: index + 2, fields: { name: `Uno ${index}`, type } }))).catalogue;

describe('describeServices', () => {
  it('says that the services go, and how to keep them', () => {
    expect(describeServices(toCatalogue('PRODUCT'), toCatalogue('SERVICE', 'SERVICE'))).toBe(
      'The file has no services, and the site will show none; --keep-services keeps the 2 that it shows now.',
    );
    expect(describeServices(toCatalogue('PRODUCT'), null)).toMatch(/will show none\.$/);
  });

  it('says nothing where the file has services, or the site had none', () => {
    expect(describeServices(toCatalogue('SERVICE'), toCatalogue('SERVICE'))).toBeNull();
    expect(describeServices(toCatalogue('PRODUCT'), toCatalogue('PRODUCT'))).toBeNull();
  });
});
