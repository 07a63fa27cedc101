import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@/lib/database/connect';
import { readEnv } from '@/lib/env';
import { getTelling, startNotifications } from '@/lib/forms/notifications';
import { openStore, type Store } from '@/lib/forms/outbox/store';
import { warnOfUnread } from '@/lib/forms/outbox/worker';
import { toRows } from '@/lib/forms/rows';
import type { NewSubmission, Submission } from '@/lib/forms/submission';
import { getForwarded } from './person';

export const SITE = 'https://www.example.com';
const KEPT_DAYS = 30;

const NAMES: Readonly<Record<string, string>> = { 101: 'Monitor de signos vitales', 305: 'Desfibrilador <DEA>' };

/** For the tests of a file: a database for each test, and processes of a site with it as far as notifications go. */
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

  /** Opens the database and begins to tell, as a process of a site with these settings does. */
  const start = async (settings: Readonly<Record<string, string>>, getName = async (id: string) => NAMES[id] ?? '') => {
    const { notifications } = readEnv(settings);
    const store = await openStore(getUrl(), undefined, undefined, getTelling(notifications));
    const source = {
      notifications: store.notifications,
      summaries: store.summarize(KEPT_DAYS),
      siteUrl: SITE,
      getReceiptKey: store.getReceiptKey,
      getName,
    };
    const workers = await startNotifications(notifications, source, () => warnOfUnread(store, KEPT_DAYS));
    ends.push(async () => {
      await Promise.all(workers.map(({ stop }) => stop()));
      store.close();
    });
    const tell = async () => void (await Promise.all(workers.map(({ wake }) => wake())));
    return { store, tell };
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

  const change = async (sql: string, ...args: number[]): Promise<void> => {
    const db = await connect(getUrl());
    await db.write([{ sql, args }]);
    db.close();
  };

  return {
    getUrl,
    start,
    receive,
    /** Lets time pass for what waits. */
    wait: (milliseconds: number) =>
      change("UPDATE notifications SET next_attempt_at = next_attempt_at - ? WHERE status = 'pending'", milliseconds),
    /** As the staff marks a message. */
    mark: (id: number, time: number) => change('UPDATE submissions SET answered_at = ? WHERE id = ?', time, id),
    open: (id: number) => change('UPDATE submissions SET opened_at = 1 WHERE id = ?', id),
  };
}
