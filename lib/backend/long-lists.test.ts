/** @jest-environment node */
import { toCatalogue } from '@/e2e/support/catalogue-of';
import { log } from '@/lib/log';
import { readCategories, readProducts } from './answers';
import { MAX_ITEMS } from './catalogue';
import { BackendAnswerError } from './errors';

let warn: jest.SpiedFunction<typeof log.warn>;

beforeEach(() => {
  warn = jest.spyOn(log, 'warn').mockImplementation();
});

describe('a list that is longer than asked', () => {
  /** A list of so many items with this name, which counts how often a name is looked at. */
  function watched(count: number, name: string) {
    let seen = 0;
    const item = {
      id: 1,
      get name() {
        seen++;
        return name;
      },
    };
    return { items: Array(count).fill(item), seen: () => seen };
  }

  it.each([
    ['GET /products', readProducts],
    ['GET /categories/PRODUCT', readCategories],
  ])('is cut before it is checked (%s), and says so once in the log', (CALL, read) => {
    const { items, seen } = watched(20_000, 'Monitor');
    const few = watched(50, 'Monitor');
    read({ data: few.items }, 50, CALL);
    const answer = read({ data: items }, 50, CALL);
    expect([answer.items.length, answer.isCut, seen()]).toEqual([50, true, few.seen()]);
    read({ data: items }, 50, CALL);
    expect(warn.mock.calls).toEqual([[{ sent: 20_000, read: 50 }, expect.stringContaining('longer')]]);
  });

  it('is given up after a thousand bad items', () => {
    const [bad, one] = [watched(1_000_000, ''), watched(1, '')];
    for (const { items } of [bad, one])
      expect(() => readProducts(items, 2_000, 'GET /products')).toThrow(BackendAnswerError);
    expect(bad.seen()).toBe(1_000 * one.seen());
  });
});

describe('a backend that ignores the limit', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Equipo ${index}` }));
  const catalogue = () => toCatalogue({ data: many(20_000).map((item) => ({ ...item, type: 'SERVICE' })) });

  it('fills no list beyond its bound', async () => {
    const { suggestedProducts, services, categories, categoryProducts, search } = catalogue();
    const found = await search('x');
    expect([found.items.length, found.hasMore]).toEqual([50, true]);
    expect(await services()).toHaveLength(100);
    expect(await suggestedProducts()).toHaveLength(MAX_ITEMS.suggested);
    expect(await categories()).toHaveLength(MAX_ITEMS.categories);
    expect(await categoryProducts('1')).toHaveLength(MAX_ITEMS.category);
  });

  it('shows the whole of the largest category of the FDA’s catalogue', () => {
    expect(MAX_ITEMS.category).toBeGreaterThan(801);
  });

  it('says that there are more results also when some of the first are bad', async () => {
    const sent = [{}, ...many(60)];
    await expect(toCatalogue({ data: sent }).search('x')).resolves.toMatchObject({ hasMore: true });
  });
});
