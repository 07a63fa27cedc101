/** @jest-environment node */
import { setUpHandlers } from '@/e2e/support/form-handlers';
import { BusyError, createAdmission, createBudgets } from './budgets';

const { site, handlers } = setUpHandlers();

describe('budgets', () => {
  const TOTAL = 12;
  const fill = async (handle: Awaited<ReturnType<typeof handlers>>['handle'], count: number) => {
    const statuses = new Set<number>();
    for (let index = 0; index < count; index++) statuses.add(await handle('contact', 'uno', null));
    return statuses;
  };
  test('a message that is stored already counts nothing towards those of everyone, and takes nothing from its network', async () => {
    const { handle, stop } = handlers(createBudgets(100, TOTAL));
    expect(await fill(handle, 30)).toEqual(new Set([200]));
    expect(await handle('contact', 'dos', null)).toBe(200);
    await stop();
    expect(site.sent).toEqual(['contact uno', 'contact dos']);
  });

  test('a list with a long text counts as the messages that it is stored as, and is never too large to be sent alone', async () => {
    const budgets = createBudgets(100, TOTAL);
    const admit = (address: string, size: number) => createAdmission(budgets, address, size)();
    await admit('203.0.113.1', 300_000);
    await expect(admit('203.0.113.2', 300_000).then(() => admit('203.0.113.3', 1))).rejects.toThrow(BusyError);
    await admit('2001:db8:1:1::/64', 300_000);
    await expect(admit('2001:db8:1:2::/64', 1)).rejects.toThrow(BusyError);
    await admit('198.51.100.1', 8_192);
  });

  test('each post counts for its address, also of one that is stored already', async () => {
    const { handle, stop } = handlers(createBudgets(3, TOTAL));
    expect(await fill(handle, 4)).toEqual(new Set([200, 429]));
    await stop();
  });
});
