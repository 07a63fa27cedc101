/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { contact } from '@/e2e/support/person';
import { createBudgets } from './budgets';
import { type FormKind, getFieldNames, HONEYPOT_FIELD } from './fields';
import { createFormHandler } from './handler';
import type { Send } from './outbox/delivery';
import { openStore, type Store } from './outbox/store';
import { createWorker } from './outbox/worker';
import { schemas } from './schemas';

const BODIES = 100;
const PAYLOAD = {
  contact: getFieldNames('contact').toSorted(),
  quotation: [...getFieldNames('quotation'), 'id_product'].toSorted(),
};

let folder: string;
let store: Store;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fuzz-'));
  store = await openStore(`file:${folder}/site.db`);
});

afterAll(async () => {
  store.close();
  await rm(folder, { recursive: true });
});

const name = fc.constantFrom(
  'client_name',
  'email',
  'phone_number',
  'description',
  'policy',
  'id_product',
  'items',
  HONEYPOT_FIELD,
  '__proto__',
  'x',
);
const value = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('Ana', 'ana@example.com', '300 123', 'on', '201', '101x2-305', true, null, 0, '=cmd()', '<script>'),
  fc.jsonValue(),
);
const valid = fc.constant({ ...contact, id_product: '7' });
const fields = fc.oneof(
  fc.dictionary(name, value),
  fc.tuple(valid, fc.dictionary(name, value)).map(([all, some]) => ({ ...all, ...some })),
);
const body = fc.oneof(
  fields.map((all) => ['application/json', JSON.stringify(all)] as const),
  fields.map(
    (all) =>
      [
        'application/x-www-form-urlencoded',
        new URLSearchParams(
          Object.entries(all).map(([key, one]) => [key, typeof one === 'string' ? one : JSON.stringify(one)]),
        ).toString(),
      ] as const,
  ),
  fc.tuple(
    fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/plain', ''),
    fc.string({ unit: 'binary' }),
  ),
);
const headers = fc.record({
  accept: fc.constantFrom('*/*', 'text/html', 'application/json'),
  key: fc.constantFrom('', 'k'.repeat(24), '../../etc', 'x'.repeat(5_000)),
});

test.each<FormKind>(['contact', 'quotation'])(
  'no body makes the %s handler fail, and nothing that the schema refuses is forwarded',
  async (kind) => {
    const sent: Record<string, string>[] = [];
    const send: Send = async ({ payload }) => {
      sent.push({ ...payload });
      return { code: 200, message: 'ok' };
    };
    const worker = createWorker(store, send);
    const dependencies = {
      outbox: async () => ({ store, worker }),
      send,
      later: (work: () => Promise<unknown>) => void work(),
      budgets: createBudgets(BODIES * 2, BODIES * 2),
      siteUrl: 'http://site.test',
      trustedProxies: 0,
    };
    const handle = createFormHandler(kind, dependencies);
    await fc.assert(
      fc.asyncProperty(body, headers, async ([type, text], { accept, key }) => {
        const init = { method: 'POST', headers: { 'content-type': type, accept, 'idempotency-key': key }, body: text };
        const response = await handle(new Request('http://site.test/api', init));
        expect(response.status).toBeLessThan(500);
      }),
      { numRuns: BODIES },
    );
    await worker.stop();
    expect(sent.length).toBeGreaterThan(0);
    for (const payload of sent) {
      expect(Object.keys(payload).sort()).toEqual(PAYLOAD[kind]);
      expect(schemas[kind].isValidSync({ ...payload, policy: true })).toBe(true);
    }
  },
  120_000,
);
