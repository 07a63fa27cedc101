/** @jest-environment node */
import { forwarded } from '@/e2e/support/person';
import { DAY, setUpMessages } from '@/e2e/support/run-command';
import { openStore } from '@/lib/forms/outbox/store';
import { toRows } from '@/lib/forms/rows';

const { getUrl, run } = setUpMessages();

test('a list shows what came of the mail to the company', async () => {
  const store = await openStore(getUrl(), undefined, undefined, true);
  const request = { kind: 'quotation', policyVersion: '1', createdAt: DAY } as const;
  const payload = { ...forwarded, items: '101-305' };
  const { submissions } = await store.add(toRows({ ...request, key: 'quotation:one-of-sixteen', payload }), DAY);
  const mail = await store.mails.getMail(submissions[0]?.reference ?? '');
  await store.mails.settle(mail?.id ?? 0, 'dead-letter');
  store.close();
  const { out } = await run();
  expect(out).toContain('  mail dead-letter  Hola\n');
  const rows: Record<string, unknown>[] = JSON.parse((await run('--json')).out);
  expect(rows.map(({ told }) => told)).toEqual(Array(2).fill('mail dead-letter'));
});
