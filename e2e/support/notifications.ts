import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@/lib/database/connect';
import type { MailSettings } from '@/lib/env-mail';
import { startMails } from '@/lib/forms/notifications';
import { openStore, type Store } from '@/lib/forms/outbox/store';
import { toRows } from '@/lib/forms/rows';
import type { NewSubmission, Submission } from '@/lib/forms/submission';
import { getForwarded } from './person';

export const SITE = 'https://www.example.com';

const NAMES: Readonly<Record<string, string>> = { 101: 'Monitor de signos vitales', 305: 'Desfibrilador <DEA>' };

/** Of a company that gets its mails from the server at `url`. */
export const toSettings = (url: string, to = ['ventas@example.com']): MailSettings => ({
  url,
  from: 'sitio@example.com',
  to,
});

/** For the tests of a file: a database for each test, and processes of a site with it as far as mails go. */
export function setUpNotifications() {
  let folder: string;
  let ends: (() => Promise<void>)[];
  let count = 0;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'notifications-'));
    ends = [];
  });
  afterEach(async () => {
    for (const end of ends) await end();
    await rm(folder, { recursive: true });
  });
  const getUrl = () => `file:${folder}/site.db`;

  /** Opens the database and begins to mail, as a process of a site with these settings does. */
  const start = async (settings: MailSettings, getName = async (id: string) => NAMES[id] ?? '') => {
    const store = await openStore(getUrl(), undefined, undefined, true);
    const worker = await startMails(settings, store.mails, { siteUrl: SITE, getName });
    ends.push(async () => {
      await worker.stop();
      store.close();
    });
    return { store, tell: worker.wake };
  };

  /** Stores a request, whose products the backend takes at once, or refuses where `refused` has their place. */
  const receive = async (
    store: Store,
    changes: Partial<NewSubmission> = {},
    refused: readonly number[] = [],
  ): Promise<readonly Submission[]> => {
    const kind = changes.kind ?? 'quotation';
    count += 1;
    const key = `${kind}:${String(count).padStart(16, '0')}`;
    const base = { kind, key, payload: getForwarded(kind) as Record<string, string>, policyVersion: '2026-11' };
    const request = { ...base, createdAt: Date.now(), ...changes };
    const { submissions } = await store.add(toRows(request), request.createdAt + 10_000);
    for (const [place, { id }] of submissions.entries())
      await store.settle(id, refused.includes(place) ? 'refused' : 'delivered', 200, 'ok');
    return submissions;
  };

  const change = async (sql: string, ...args: (string | number)[]): Promise<void> => {
    const db = await connect(getUrl());
    await db.write([{ sql, args }]);
    db.close();
  };

  return {
    getUrl,
    start,
    receive,
    change,
    /** Lets time pass for what waits. */
    wait: (milliseconds: number) =>
      change("UPDATE notifications SET next_attempt_at = next_attempt_at - ? WHERE status = 'pending'", milliseconds),
  };
}
