import { execFile } from 'node:child_process';
import { openStore } from '@/lib/forms/outbox/store';

export const DAY = Date.UTC(2026, 10, 21, 12);

const COMMAND = ['--import', 'tsx', 'lib/forms/cli/messages.ts'];

/** Runs `npm run messages` over the database at `url`. */
export function runMessages(url: string, ...options: string[]) {
  const env = { ...process.env, DATABASE_URL: url };
  return new Promise<{ code: unknown; out: string; err: string }>((resolve) =>
    execFile(process.execPath, [...COMMAND, ...options], { env, maxBuffer: 1e8 }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err }),
    ),
  );
}

export type SentMessage = { readonly description?: string; readonly createdAt?: number };

/** Puts messages into the outbox at `url`, one hour apart from DAY, as they come. */
export async function storeMessages(url: string, messages: readonly SentMessage[]): Promise<void> {
  const store = await openStore(url);
  for (const [index, { description = 'Hola', createdAt = DAY + index * 3_600_000 }] of messages.entries()) {
    const payload = { client_name: `Ana ${index}`, email: 'ana@example.com', phone_number: '300', description };
    const key = `contact:${String(index).padStart(8, '0')}abcdef`;
    await store.add([{ kind: 'contact', key, payload, policyVersion: '2026-11', createdAt }], createdAt);
  }
  store.close();
}
