/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contact } from '@/e2e/support/samples';

test('without a backend a message is received, not delivered: nobody has read it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'received-'));
  process.env.DATABASE_URL = `file:${folder}/site.db`;
  delete process.env.BACKEND_URL;
  const route = await import('./contact/route');
  const { openOutbox } = await import('@/lib/forms');
  const headers = { 'content-type': 'application/json' };
  const request = new Request('http://site.test/api', { method: 'POST', headers, body: JSON.stringify(contact) });
  expect((await route.POST(request)).status).toBe(200);
  const outbox = await openOutbox();
  expect((await outbox?.store.getMessage(1))?.parts).toMatchObject([{ state: 'received', code: 200, tries: 1 }]);
  await outbox?.worker.stop();
  outbox?.store.close();
  await rm(folder, { recursive: true });
});
