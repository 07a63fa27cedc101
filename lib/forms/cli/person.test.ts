/** @jest-environment node */
import { forwarded } from '@/e2e/support/person';
import { DAY, getTexts, setUpMessages } from '@/e2e/support/run-command';
import { openDatabase } from '@/lib/embedded-backend/database';
import { openStore } from '../outbox/store';
import { getReference } from '../reference';

const { getUrl, open, run } = setUpMessages();
const EMAIL = 'Ana.Perez@Example.com';
const PHONE = '+57 300-123 4567';
const DIRECT = getReference('direct');

/** Of Ana a dead letter, a message that waits and one that only the embedded backend has, and one of somebody else. */
async function receiveSome(): Promise<void> {
  const store = await open();
  const add = async (key: string, person: object, status?: 'dead-letter') => {
    const payload = { ...forwarded, description: key, ...person };
    const row = { kind: 'contact', key, payload, policyVersion: '2026-11', createdAt: DAY } as const;
    const { submissions } = await store.add([row], DAY);
    if (status) await store.settle(submissions[0]?.id ?? 0, status, null, null);
  };
  await add('contact:first', { email: 'ana.perez@example.com' }, 'dead-letter');
  await add('contact:second', { email: 'ANA.PEREZ@example.com', phone_number: '573001234567' });
  await add('contact:stranger', { email: 'eva@example.com', phone_number: '3009999999' });
  store.close();
  const database = await openDatabase(getUrl());
  const sql = `INSERT INTO messages (kind, payload, idempotency_key, policy_version, policy_accepted_at)
    VALUES ('contact', ?, 'contact:direct', '2026-10', '2026-10-01T08:00:00.000Z')`;
  const payload = { ...forwarded, email: 'ana.perez@example.com', description: 'contact:direct' };
  await database.write([{ sql, args: [JSON.stringify(payload)] }]);
  database.close();
}

test.each([[[EMAIL]], [PHONE.split(' ')], [['3001234567']]])(
  '--person %j shows all that is kept of the person',
  async (text) => {
    await receiveSome();
    const { code, out } = await run('--json', '--person', ...text);
    expect([code, getTexts(JSON.parse(out))]).toEqual([0, ['contact:second', 'contact:first', 'contact:direct']]);
  },
);

test('--proof prints version and moment of the accepted policy, and nothing else of the person', async () => {
  await receiveSome();
  expect((await run('--person', EMAIL, '--proof')).out.split('\n')).toEqual([
    `${getReference('second')}  2026-11-21T12:00:00.000Z  contact  policy 2026-11 accepted at 2026-11-21T12:00:00.000Z`,
    `${getReference('first')}  2026-11-21T12:00:00.000Z  contact  policy 2026-11 accepted at 2026-11-21T12:00:00.000Z`,
    expect.stringMatching(`^${DIRECT}  20\\S+  contact  policy 2026-10 accepted at 2026-10-01T08:00:00.000Z$`),
    '',
  ]);
  expect((await run('--person', 'nobody@example.com', '--proof')).out).toBe('No messages.\n');
});

test('--erase erases it, prints a receipt without personal data, and leaves everybody else', async () => {
  await receiveSome();
  const { code, out } = await run('--person', EMAIL, '--erase');
  expect([code, out.split('\n').slice(1)]).toEqual([
    0,
    [
      '       2  submissions',
      '       1  messages',
      '       0  notifications',
      '1 of them waited for the backend: they are not sent any more.',
      '',
    ],
  ]);
  expect(out).toMatch(/^Erased at 20\d\d-\S+Z, rows of each table:\n/);
  expect(out).not.toMatch(/ana|perez|300|example/i);
  expect(getTexts(JSON.parse((await run('--json')).out))).toEqual(['contact:stranger']);
  expect(await run('--person', EMAIL)).toMatchObject({ code: 0, out: 'No messages.\n' });
  expect((await run('--person', EMAIL, '--erase')).out).toContain('       0  submissions\n');
});

test('--erase takes the mail along that the company did not get yet', async () => {
  const store = await openStore(getUrl(), undefined, undefined, true);
  const row = {
    kind: 'contact',
    key: 'contact:mailed',
    payload: forwarded,
    policyVersion: '1',
    createdAt: DAY,
  } as const;
  await store.add([row], DAY);
  expect(await store.mails.getMail(getReference('mailed'))).toMatchObject({ status: 'pending' });
  expect((await run('--person', forwarded.email, '--erase')).out).toContain('       1  notifications\n');
  expect(await store.mails.getMail(getReference('mailed'))).toBeNull();
  store.close();
});
