/** @jest-environment node */
import type { RequestContext } from '@/lib/http/request-context';

const REFUSAL_DELAY_MS = 150;
const MAX_WAIT_MS = 30_000;

let limits: typeof import('./rate-limit');
let queue: typeof import('./render-queue');
let runStep: typeof import('@/e2e/support/run-step').runStep;
let entered: string[] = [];

beforeAll(async () => {
  Object.assign(process.env, { SEARCHES_PER_MINUTE: '1', INVENTED_PAGES_PER_MINUTE: '1' });
  limits = await import('./rate-limit');
  queue = await import('./render-queue');
  ({ runStep } = await import('@/e2e/support/run-step'));
});

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick'] });
  entered = [];
});
afterEach(() => void jest.useRealTimers());

const settle = () => jest.advanceTimersByTimeAsync(0);

/** A request of `address` that waits for its turn; `entered` says when it came. */
async function enter(name: string, address = 'anyone', url = '/producto/x/1') {
  const { context, isPassed } = await runStep(queue.queueRendering, url, { address });
  expect(isPassed).toBe(true);
  const entering = context.enterRenderQueue?.() ?? Promise.reject(new Error('there is no queue'));
  void entering.then((refusal) => entered.push(refusal ? `${name} ${refusal.status}` : name));
  await settle();
  return { context, entering };
}

async function leave({ context }: { readonly context: RequestContext }) {
  context.leaveRenderQueue?.();
  await settle();
}

/** `address` asks for `times` addresses that do not exist. */
async function invent(times: number, address: string) {
  for (let count = 0; count < times; count++) {
    const { response } = await runStep(limits.limitRate, '/producto/x/1', { address });
    response.statusCode = 404;
    response.emit('finish');
  }
  await settle();
}

test('One page is rendered at a time, in the order of their requests', async () => {
  const [first, second, third] = [await enter('first'), await enter('second'), await enter('third')];
  expect(entered).toEqual(['first']);
  await leave(first);
  expect(entered).toEqual(['first', 'second']);
  await leave(second);
  await leave(third);
  expect(entered).toEqual(['first', 'second', 'third']);
});

test('A request that asks twice has one place', async () => {
  const first = await enter('first');
  expect(first.context.enterRenderQueue?.()).toBe(first.entering);
  await leave(first);
  const second = await enter('second');
  expect(first.context.enterRenderQueue?.()).toBe(first.entering);
  expect(entered).toEqual(['first', 'second']);
  await leave(second);
});

test('A request that leaves twice gives one place', async () => {
  const [first, second, third] = [await enter('first'), await enter('second'), await enter('third')];
  await leave(first);
  await leave(first);
  expect(entered).toEqual(['first', 'second']);
  await leave(second);
  await leave(third);
});

test('Who waits for many pages lets others go first', async () => {
  const [first, ...rest] = [
    await enter('greedy 1', 'greedy'),
    await enter('greedy 2', 'greedy'),
    await enter('greedy 3', 'greedy'),
    await enter('modest 1', 'modest'),
  ];
  await leave(first);
  for (const request of [rest[0], rest[2], rest[1]]) if (request) await leave(request);
  expect(entered).toEqual(['greedy 1', 'greedy 2', 'modest 1', 'greedy 3']);
});

describe('an address over its budget of invented pages', () => {
  it('is refused, later than at once', async () => {
    await invent(1, 'inventor');
    const { entering } = await enter('inventor', 'inventor');
    await jest.advanceTimersByTimeAsync(REFUSAL_DELAY_MS - 1);
    expect(entered).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(await entering).toEqual({ status: 429, retryAfter: 60 });
    await leave(await enter('another'));
    expect(entered).toEqual(['inventor 429', 'another']);
  });

  it('is refused though it came within it, and nobody waits for that', async () => {
    const first = await enter('first');
    const late = await enter('late', 'late inventor');
    const next = await enter('next');
    await invent(1, 'late inventor');
    await leave(first);
    expect(entered).toEqual(['first', 'next']);
    await jest.advanceTimersByTimeAsync(REFUSAL_DELAY_MS);
    expect((await late.entering)?.status).toBe(429);
    await leave(late);
    await leave(next);
  });
});

test('A search counts once, before it waits; other pages never', async () => {
  await leave(await enter('search', 'searcher', '/search/a'));
  const refused = await enter('search', 'searcher', '/search/b');
  await jest.advanceTimersByTimeAsync(REFUSAL_DELAY_MS);
  expect((await refused.entering)?.status).toBe(429);
  for (let count = 0; count < 3; count++) await leave(await enter('page', 'searcher'));
  expect(entered).toEqual(['search', 'search 429', 'page', 'page', 'page']);
});

test('Who waits too long is told when to ask again, and takes no place', async () => {
  const first = await enter('first');
  const second = await enter('second');
  await jest.advanceTimersByTimeAsync(MAX_WAIT_MS);
  expect(await second.entering).toEqual({ status: 503, retryAfter: 30 });
  await leave(second);
  const third = await enter('third');
  expect(entered).toEqual(['first', 'second 503']);
  await leave(first);
  await leave(third);
  expect(entered).toEqual(['first', 'second 503', 'third']);
});
