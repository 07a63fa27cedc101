/** @jest-environment node */
import { toCatalogue } from '@/e2e/support/catalogue-of';

describe('the language of a name', () => {
  it.each([
    ['en', 'en'],
    ['EN-us', 'en-US'],
    ['english', undefined],
    ['xx', undefined],
    ['" onload="', undefined],
    ['', undefined],
    [7, undefined],
    [null, undefined],
    [undefined, undefined],
  ])('said as %j is %j', async (sent, lang) => {
    const item = { id: 1, name: 'x', lang: sent };
    const catalogue = toCatalogue([item]);
    expect((await catalogue.suggestedProducts())[0]).toHaveProperty('lang', lang);
    expect((await catalogue.categories())[0]).toHaveProperty('lang', lang);
    expect(await toCatalogue({ ...item, category: item }).product('1')).toMatchObject({ lang, category: { lang } });
  });
});
