/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { broken, health, MINUTE, wake } from '@/e2e/support/health';
import { openStore, type Store } from '@/lib/forms/outbox/store';

describe('what somebody must look at', () => {
  const NOW = Date.UTC(2026, 10, 21);
  const alarms = { messageMs: 15 * MINUTE, givenUp: 2, readsMs: 60 * MINUTE };
  let folder: string;
  let store: Store;

  beforeEach(async () => {
    jest.spyOn(Date, 'now').mockReturnValue(NOW);
    folder = await mkdtemp(join(tmpdir(), 'alarms-'));
    store = await openStore(`file:${folder}/site.db`);
  });

  afterEach(async () => {
    store.close();
    await rm(folder, { recursive: true });
  });

  /** The status and the reasons, after messages that came so many minutes ago became what `status` says. */
  async function report(
    minutes: number,
    status?: 'dead-letter' | 'unknown-outcome' | 'delivered' | 'received',
    copies = 1,
  ) {
    const came = { kind: 'contact', payload: {}, policyVersion: '1', createdAt: NOW - minutes * MINUTE } as const;
    for (let copy = 0; copy < copies; copy++) {
      const { submissions } = await store.add([{ ...came, key: `${status}${copy}` }], NOW);
      if (status) await store.settle(submissions[0]?.id ?? 0, status, null, null);
    }
    const outbox = async () => ({ store, worker: { wake, stop: wake } });
    const { status: http, body } = await health({ outbox, alarms, isEmbedded: false, probe: broken })('?ready');
    return [http, body.status, body.reasons];
  }

  test.each([
    [14, undefined, 1, 'ready', []],
    [16, undefined, 1, 'degraded', ['a message has waited for 16 minutes']],
    [16, 'delivered', 1, 'ready', []],
    [16, 'received', 1, 'ready', []],
    [1, 'dead-letter', 1, 'ready', []],
    [1, 'unknown-outcome', 2, 'degraded', ['2 messages were given up: npm run messages -- --pending']],
    [31 * 24 * 60, 'dead-letter', 2, 'ready', []],
  ] as const)(
    'of messages, with the backend away, after %i minutes (%s, %i of them): %s, and pages are served',
    async (minutes, became, copies, status, reasons) => {
      expect(await report(minutes, became, copies)).toEqual([200, status, reasons]);
    },
  );

  test('reads that have failed for an hour, by their verb', async () => {
    const failingReads = () => ({ category: 75 * MINUTE, product: 59 * MINUTE });
    const { status, body } = await health({ isEmbedded: false, failingReads })('?ready');
    expect([status, body.status, body.reasons]).toEqual([
      200,
      'degraded',
      ['reads of category have failed for 75 minutes'],
    ]);
  });
});
