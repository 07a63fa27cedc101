import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@/lib/forms/outbox/store';
import { runCommand } from './run-command';

export const DAY = Date.UTC(2026, 10, 21, 12);

type SentMessage = { readonly description?: string; readonly createdAt?: number };

/** For the tests of a file: a database for each test, its outbox, and the command that lists it. */
export function setUpMessages() {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'messages-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const getUrl = () => `file:${folder}/site.db`;
  return {
    getUrl,
    open: () => openStore(getUrl()),
    /** Runs `npm run messages`. */
    run: (...options: string[]) => runCommand('messages', options, { DATABASE_URL: getUrl() }),
    /** Puts messages into the outbox, one hour apart from DAY, as they come. */
    receive: async (messages: readonly SentMessage[]): Promise<void> => {
      const store = await openStore(getUrl());
      for (const [index, { description = 'Hola', createdAt = DAY + index * 3_600_000 }] of messages.entries()) {
        const payload = { client_name: `Ana ${index}`, email: 'ana@example.com', phone_number: '300', description };
        const key = `contact:${String(index).padStart(8, '0')}abcdef`;
        await store.add([{ kind: 'contact', key, payload, policyVersion: '2026-11', createdAt }], createdAt);
      }
      store.close();
    },
  };
}

export const getTexts = (rows: readonly Record<string, unknown>[]) => rows.map(({ description }) => description);
