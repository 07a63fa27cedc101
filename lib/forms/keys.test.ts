/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { contact } from '@/e2e/support/person';
import { BusyError, createAdmission, createBudgets } from './budgets';
import { createFormHandler } from './handler';
import { toContentKey } from './keys';
import type { Send } from './outbox/delivery';
import { openStore, type Store } from './outbox/store';
import { createWorker } from './outbox/worker';
import type { FormKind } from './schemas';

/** How often a message may be tried to be stored before there is an answer. */
const MOST_TRIES = 3;
const KINDS = ['contact', 'quotation'] as const satisfies readonly FormKind[];
const TEXTS = ['uno', 'dos', 'tres'];

let folder: string;
let store: Store;
let tries: number;
let sent: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keys-'));
  store = await openStore(`file:${folder}/site.db`);
  sent = [];
});

afterEach(async () => {
  store.close();
  await rm(folder, { recursive: true });
});

const getFields = (description: string) => ({ ...contact, description, id_product: '201' });

/** The hash that an older version of the site took for the key of such a message: a stranger can work it out. */
function getHash(kind: FormKind, description: string): string {
  const { policy: _, id_product, ...content } = { ...getFields(description), phone_number: '3001234567' };
  const payload = kind === 'quotation' ? { ...content, id_product } : content;
  return toContentKey({ kind, payload }).replace(/^\w+:=?/, '');
}

const send: Send = async ({ kind, payload }) => {
  sent.push(`${kind} ${payload.description}`);
  return { code: 200, message: 'ok' };
};

/** The handlers of a site; one that tries to store a message too often is told that the database failed, so that it ends. */
function handlers(budgets = createBudgets(100_000, 100_000)) {
  const worker = createWorker(store, send);
  const add: Store['add'] = (...args) => {
    tries += 1;
    return tries > MOST_TRIES ? Promise.reject(new Error('too many tries')) : store.add(...args);
  };
  const dependencies = {
    outbox: async () => ({ store: { ...store, add }, worker }),
    send,
    later: (work: () => Promise<unknown>) => void work(),
    budgets,
    siteUrl: 'http://site.test',
    trustedProxies: 0,
  };
  const [postContact, postQuotation] = KINDS.map((kind) => createFormHandler(kind, dependencies));
  const post = async (kind: FormKind, description: string, key: string | null): Promise<Response> => {
    tries = 0;
    const headers = { 'content-type': 'application/json', ...(key !== null && { 'idempotency-key': key }) };
    const init = { method: 'POST', headers, body: JSON.stringify(getFields(description)) };
    const handler = kind === 'contact' ? postContact : postQuotation;
    return (await handler?.(new Request('http://site.test/api', init))) ?? Response.error();
  };
  const handle = async (...message: Parameters<typeof post>) => (await post(...message)).status;
  return { post, handle, stop: () => worker.stop() };
}

type Chosen = { readonly description: string; readonly key: string | null };

describe.each(KINDS)('two %s messages, one under the key that is made of the other', (kind) => {
  const stolen = getHash(kind, 'uno');
  test.each<[string, readonly Chosen[]]>([
    [
      'the chosen key first',
      [
        { description: 'dos', key: stolen },
        { description: 'uno', key: null },
      ],
    ],
    [
      'the chosen key last',
      [
        { description: 'uno', key: null },
        { description: 'dos', key: stolen },
      ],
    ],
    [
      'both with the chosen key',
      [
        { description: 'dos', key: stolen },
        { description: 'uno', key: stolen },
      ],
    ],
    [
      'each with the key of the other',
      [
        { description: 'dos', key: stolen },
        { description: 'uno', key: getHash(kind, 'dos') },
      ],
    ],
  ])('are both answered and both delivered, %s', async (_, messages) => {
    const { handle, stop } = handlers();
    for (const { description, key } of messages) {
      expect(await handle(kind, description, key)).toBe(200);
      expect(tries).toBeLessThanOrEqual(MOST_TRIES);
    }
    await stop();
    expect(sent.sort()).toEqual([`${kind} dos`, `${kind} uno`]);
  });
});

const key = fc.oneof(
  fc.constant(null),
  fc.tuple(fc.constantFrom(...KINDS), fc.constantFrom(...TEXTS)).map(([kind, text]) => getHash(kind, text)),
  fc.constantFrom('k'.repeat(16), 'another-key-of-16', '=invented', 'contact:=x'),
);
const message = fc.tuple(fc.constantFrom(...KINDS), fc.constantFrom(...TEXTS), key);

test('whatever keys are chosen for whatever messages, each is answered after a few tries, and each text is delivered', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(message, { maxLength: 12 }), async (messages) => {
        const { handle, stop } = handlers();
        for (const [kind, description, chosen] of messages) {
          expect(await handle(kind, description, chosen)).toBe(200);
          expect(tries).toBeLessThanOrEqual(MOST_TRIES);
        }
        await stop();
        const texts = new Set(messages.map(([kind, description]) => `${kind} ${description}`));
        expect(new Set(sent)).toEqual(texts);
      })
      .beforeEach(async () => {
        store.close();
        store = await openStore(':memory:');
        sent = [];
      }),
    { numRuns: 200 },
  );
});

test('a message that is posted again without a key is the same one for a day, and has a key of its own after that', async () => {
  const payload = { client_name: 'Ana', email: 'ana@example.com', phone_number: '300', description: 'Hola' };
  const key = toContentKey({ kind: 'contact', payload });
  const post = async (time: string) => {
    const createdAt = Date.parse(time);
    const added = await store.add([{ kind: 'contact', key, payload, policyVersion: '1', createdAt }], createdAt);
    await store.settle(added.submissions[0]?.id ?? 0, 'delivered', 200, 'ok');
    return { isNew: added.isNew, key: added.submissions[0]?.key };
  };
  const first = await post('2026-11-21T23:59:59Z');
  expect(await post('2026-11-22T00:00:01Z')).toEqual({ isNew: false, key: first.key });
  // Also when nothing is left of the first: the backend may remember its key for ever, and would swallow the second.
  expect(await store.forget(Date.parse('2026-12-21T23:59:59.001Z'))).toBe(1);
  const later = await post('2026-12-22T12:00:00Z');
  expect([later.isNew, later.key === first.key]).toEqual([true, false]);
});

describe('budgets', () => {
  const TOTAL = 12;
  const fill = async (handle: Awaited<ReturnType<typeof handlers>>['handle'], count: number) => {
    const statuses = new Set<number>();
    for (let index = 0; index < count; index++) statuses.add(await handle('contact', 'uno', null));
    return statuses;
  };
  test('a message that is stored already counts nothing towards those of everyone, and takes nothing from its network', async () => {
    const { handle, stop } = handlers(createBudgets(100, TOTAL));
    expect(await fill(handle, 30)).toEqual(new Set([200]));
    expect(await handle('contact', 'dos', null)).toBe(200);
    await stop();
    expect(sent).toEqual(['contact uno', 'contact dos']);
  });

  test('a list with a long text counts as the messages that it is stored as, and is never too large to be sent alone', async () => {
    const budgets = createBudgets(100, TOTAL);
    const admit = (address: string, size: number) => createAdmission(budgets, address, size)();
    await admit('203.0.113.1', 300_000);
    await expect(admit('203.0.113.2', 300_000).then(() => admit('203.0.113.3', 1))).rejects.toThrow(BusyError);
    await admit('2001:db8:1:1::/64', 300_000);
    await expect(admit('2001:db8:1:2::/64', 1)).rejects.toThrow(BusyError);
    await admit('198.51.100.1', 8_192);
  });

  test('each post counts for its address, also of one that is stored already', async () => {
    const { handle, stop } = handlers(createBudgets(3, TOTAL));
    expect(await fill(handle, 4)).toEqual(new Set([200, 429]));
    await stop();
  });
});

test('two stored messages have two numbers, whatever keys they have; the same message again has the number that it had', async () => {
  const { post, stop } = handlers();
  const chosen = 'k'.repeat(16);
  const ask = async (kind: FormKind, description: string, key: string | null): Promise<string> =>
    (await (await post(kind, description, key)).json()).reference;
  const messages: readonly Parameters<typeof ask>[] = [
    ['contact', 'uno', chosen],
    ['quotation', 'uno', chosen],
    ['contact', 'dos', chosen],
    ['contact', 'tres', null],
    ['contact', 'uno', getHash('contact', 'tres')],
  ];
  const askAll = async () => {
    const numbers: string[] = [];
    for (const message of messages) numbers.push(await ask(...message));
    return numbers;
  };
  const numbers = await askAll();
  expect(new Set(numbers).size).toBe(messages.length);
  expect(await askAll()).toEqual(numbers);
  await stop();
  const stored = await store.page({ pending: false, since: 0, afterId: 0, limit: 10 });
  expect(stored.map(({ reference }) => reference)).toEqual(numbers);
});
