/** @jest-environment node */
import fc from 'fast-check';
import { getFields, MOST_TRIES, setUpHandlers } from '@/e2e/support/form-handlers';
import { forwarded } from '@/e2e/support/person';
import type { FormKind } from './fields';
import { chooseKey, getKey, toContentKey } from './keys';
import { openStore } from './outbox/store';
import { getReference } from './reference';

const KINDS = ['contact', 'quotation'] as const satisfies readonly FormKind[];
const TEXTS = ['uno', 'dos', 'tres'];

const { site, handlers } = setUpHandlers();

/** The hash that an older version of the site took for the key of such a message: a stranger can work it out. */
function getHash(kind: FormKind, description: string): string {
  const { policy: _, id_product, ...content } = { ...getFields(description), phone_number: '3001234567' };
  const payload = kind === 'quotation' ? { ...content, id_product } : content;
  return toContentKey({ kind, payload }).replace(/^\w+:=?/, '');
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
      expect(site.tries).toBeLessThanOrEqual(MOST_TRIES);
    }
    await stop();
    expect(site.sent.sort()).toEqual([`${kind} dos`, `${kind} uno`]);
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
          expect(site.tries).toBeLessThanOrEqual(MOST_TRIES);
        }
        await stop();
        const texts = new Set(messages.map(([kind, description]) => `${kind} ${description}`));
        expect(new Set(site.sent)).toEqual(texts);
      })
      .beforeEach(async () => {
        site.store.close();
        site.store = await openStore(':memory:');
        site.sent = [];
      }),
    { numRuns: 100 },
  );
});

test('a message that the release before stored keeps the number that it had, for the same key too', async () => {
  const { post, stop } = handlers();
  const key = 'contact:another-key-of-16';
  const row = { kind: 'contact', key, payload: forwarded, policyVersion: '1', createdAt: Date.now() } as const;
  await site.store.add([row], Date.now());
  const { reference } = await (await post('contact', forwarded.description, 'another-key-of-16')).json();
  const rows = await site.store.page({ pending: false, since: 0, afterId: 0, limit: 10 });
  await stop();
  expect([reference, rows.map((stored) => stored.reference)]).toEqual([getReference(key), [getReference(key)]]);
});

test('a key that is chosen has another form than one that is made of the message, also where both have the same digits', () => {
  const content = { kind: 'contact', payload: { client_name: 'Ana', description: 'Hola' } } as const;
  const hash = toContentKey(content).replace('contact:=', '');
  const keys = [hash, null].map((chosen) => chooseKey(getKey(chosen, content), false, Date.parse('2026-11-21T12:00Z')));
  expect(keys).toEqual([`contact:${hash}`, `contact:=${hash}:2026-11-21`]);
});

test('a message that is posted again without a key is the same one for a day, and has a key of its own after that', async () => {
  const payload = { client_name: 'Ana', email: 'ana@example.com', phone_number: '300', description: 'Hola' };
  const key = toContentKey({ kind: 'contact', payload });
  const post = async (time: string) => {
    const createdAt = Date.parse(time);
    const added = await site.store.add([{ kind: 'contact', key, payload, policyVersion: '1', createdAt }], createdAt);
    await site.store.settle(added.submissions[0]?.id ?? 0, 'delivered', 200, 'ok');
    return { isNew: added.isNew, key: added.submissions[0]?.key };
  };
  const first = await post('2026-11-21T23:59:59Z');
  expect(await post('2026-11-22T00:00:01Z')).toEqual({ isNew: false, key: first.key });
  // Also when nothing is left of the first: the backend may remember its key for ever, and would swallow the second.
  const before = Date.parse('2026-12-21T23:59:59.001Z');
  await site.store.warn(before, 1);
  expect(await site.store.forget(before, 2)).toBe(1);
  const later = await post('2026-12-22T12:00:00Z');
  expect([later.isNew, later.key === first.key]).toEqual([true, false]);
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
  const stored = await site.store.page({ pending: false, since: 0, afterId: 0, limit: 10 });
  expect(stored.map(({ reference }) => reference).reverse()).toEqual(numbers);
});
