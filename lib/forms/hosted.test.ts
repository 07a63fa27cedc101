/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toMessage } from '@/e2e/support/samples';
import { startLibsqlServer } from '@/e2e/support/servers';
import { openStore } from './store';

test('a hosted database stores, finds again, lists, releases and erases as a file does', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hosted-'));
  const server = await startLibsqlServer(`${folder}/site.db`);
  const store = await openStore(server.url, undefined, undefined, true);
  const again = await openStore(server.url);
  const siteKey = await store.getSiteKey();
  const lines = [
    { id: '101', quantity: 2 },
    { text: 'silla', quantity: 3 },
  ];
  const message = toMessage({ kind: 'quotation', lines, isSuspected: true });
  const [{ stored }, second] = [await store.add(message, 0, siteKey), await again.add(message, 0, siteKey)];
  expect([siteKey.length, second]).toEqual([64, { isNew: false, stored }]);
  expect(await store.release(stored.number, 1)).toBe(1);
  const due = await again.nextDue('backend', Date.now());
  expect(due).toMatchObject({ quantity: 2, payload: { id_product: '101' } });
  const claims = await Promise.all([store, again].map((one) => due && one.claim(due, 2)));
  expect(claims.filter(Boolean)).toHaveLength(1);
  await store.settle(due?.id ?? 0, 'sent', 200, 'ok');
  expect(await store.list()).toMatchObject([{ lines, mail: 'waiting', parts: [{ state: 'sent', answer: 'ok' }] }]);
  expect(await store.erase({ where: 'number = ?', args: [stored.number] }, false)).toMatchObject({ deliveries: 2 });
  expect([await store.list(), await store.checkWritable()]).toEqual([[], true]);
  store.close();
  again.close();
  await server.close();
  await rm(folder, { recursive: true });
});
