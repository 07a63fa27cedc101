/** @jest-environment node */
import { BusyError, countMessage, createBudgets } from './budgets';

test('a list with a long text counts as the messages that it is stored as, and is never too large to be sent alone', async () => {
  const budgets = createBudgets(100, 12);
  const admit = (address: string, size: number) => countMessage(budgets, address, size);
  await admit('203.0.113.1', 300_000);
  await expect(admit('203.0.113.2', 300_000).then(() => admit('203.0.113.3', 1))).rejects.toThrow(BusyError);
  await admit('2001:db8:1:1::/64', 300_000);
  await expect(admit('2001:db8:1:2::/64', 1)).rejects.toThrow(BusyError);
  await admit('198.51.100.1', 8_192);
});
