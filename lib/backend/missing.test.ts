/** @jest-environment node */
import { toCatalogue } from '@/e2e/support/catalogue-of';

/** A backend that knows no product and no category, and has its lists. */
const onlyLists = (path: string) => (/^\/(product|category)\//.test(path) ? 404 : 200);

describe('a backend that answers 404 to everything, such as a wrong deployment', () => {
  it('has lost no product and no category: it fails', async () => {
    const catalogue = toCatalogue({}, () => 404);
    await expect(catalogue.product('1')).rejects.toMatchObject({ status: 404 });
    await expect(catalogue.categoryProducts('1')).rejects.toMatchObject({ status: 404 });
  });

  it('is asked for its categories at most once a second, however many products are invented', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'performance'] });
    const catalogue = toCatalogue([], onlyLists);
    const probes = () => catalogue.asked.filter((path) => path === '/categories/PRODUCT').length;
    for (let id = 1; id <= 20; id++) await catalogue.product(String(id));
    expect(probes()).toBe(1);
    jest.setSystemTime(Date.now() + 1_001);
    await catalogue.product('1');
    expect(probes()).toBe(2);
    jest.useRealTimers();
  });
});
