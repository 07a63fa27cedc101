/** @jest-environment node */
import sample from './sample.json' with { type: 'json' };
import vocabulary from './vocabulary.json' with { type: 'json' };

type SampleItem = (typeof sample.products)[number];
const { categories: sampleCategories, products: sampleItems } = sample;

type Term = {
  readonly name: string;
  readonly group: string;
  readonly also: readonly string[];
  readonly chip?: boolean;
};

const products = sampleItems.filter(({ type }) => type === 'PRODUCT');
const categories: Readonly<Record<string, readonly Term[]>> = vocabulary.categories;

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
/** The words of a text between spaces, so that a search finds whole words only. */
const toWords = (text: string) =>
  ` ${
    fold(text)
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;
const readNumbers = (text: string) => text.match(/(?<![\w,])\d+(?: \d{3})*(?:,\d+)?/g) ?? [];

/** The terms of a product's category, in the order of its page. */
function getTerms({ category_id }: SampleItem): readonly Term[] {
  const name = sampleCategories.find(({ id }) => id === category_id)?.name ?? '';
  return [...(categories[name] ?? []), ...vocabulary.everywhere];
}

/** What a visitor reads of a product beside the names of its facts. */
const getWords = ({ name, description, attributes }: SampleItem) =>
  [name, description, ...attributes.map(({ value }) => value)].join('\n');

describe('the vocabulary', () => {
  it('has terms for each sample category and for no other', () => {
    expect(Object.keys(categories)).toEqual(sampleCategories.map(({ name }) => name));
  });

  it.each(Object.entries(categories))('names each fact of %s once, and keeps groups together', (_, own) => {
    const terms = [...own, ...vocabulary.everywhere];
    const names = terms.flatMap(({ name, also }) => [name, ...also]).map(fold);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    const groups = terms.map(({ group }) => group).filter((group, index, all) => group !== all[index - 1]);
    expect(groups).toEqual([...new Set(groups)]);
  });

  it('has a use for every term of a category', () => {
    for (const [category, terms] of Object.entries(categories)) {
      const id = sampleCategories.find(({ name }) => name === category)?.id;
      const used = products.filter(({ category_id }) => category_id === id).flatMap(({ attributes }) => attributes);
      const names = new Set(used.map(({ name }) => name));
      expect({ category, unused: terms.filter(({ name }) => !names.has(name)) }).toEqual({ category, unused: [] });
    }
  });
});

describe.each(products.map((product) => [product.name, product] as const))('the facts of %s', (_, product) => {
  const names = product.attributes.map(({ name }) => name);
  const terms = getTerms(product);

  it('are eight or more, by the names of the vocabulary and in its order, each once', () => {
    expect(names.length).toBeGreaterThanOrEqual(8);
    expect(names).toEqual(terms.map(({ name }) => name).filter((name) => names.includes(name)));
  });

  it('are short enough for a phone, and two or more are read at a glance', () => {
    expect(product.attributes.filter(({ value }) => value === '' || value.length > 85)).toEqual([]);
    expect(terms.filter(({ name, chip }) => chip && names.includes(name)).length).toBeGreaterThanOrEqual(2);
  });

  it('have every number of the description', () => {
    const known = new Set(readNumbers([product.name, ...product.attributes.map(({ value }) => value)].join('\n')));
    expect(readNumbers(product.description).filter((number) => !known.has(number))).toEqual([]);
  });

  it('hide nothing: no other words name a fact that a neighbour has in its table', () => {
    const words = toWords(getWords(product));
    const near = products.filter(({ category_id }) => category_id === product.category_id);
    const shown = new Set(near.flatMap(({ attributes }) => attributes.map(({ name }) => name)));
    const asked = terms.filter(({ name }) => shown.has(name) && !names.includes(name));
    expect(asked.filter(({ name, also }) => [name, ...also].some((one) => words.includes(toWords(one))))).toEqual([]);
  });
});
