/** @jest-environment node */
import type { PageResponse } from './page-response';

const REFUSAL_DELAY_MS = 150;
const MAX_WAIT_MS = 30_000;
const MAX_RENDERING_MS = 5_000;
const TOO_LATE = { status: 503, retryAfter: 30 };

let requests: typeof import('@/lib/http/request-context');
let limits: typeof import('./rate-limit');
let log: typeof import('@/lib/log').log;
let processState: typeof import('@/lib/process/process-state').processState;
let queue: typeof import('./render-queue');
let runStep: typeof import('@/e2e/support/run-step').runStep;
let entered: string[] = [];

beforeAll(async () => {
  Object.assign(process.env, { SEARCHES_PER_MINUTE: '1', INVENTED_PAGES_PER_MINUTE: '1' });
  requests = await import('@/lib/http/request-context');
  limits = await import('./rate-limit');
  ({ log } = await import('@/lib/log'));
  ({ processState } = await import('@/lib/process/process-state'));
  queue = await import('./render-queue');
  ({ runStep } = await import('@/e2e/support/run-step'));
});

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick'] });
  entered = [];
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const settle = () => jest.advanceTimersByTimeAsync(1);

type Given = { readonly address?: string; readonly url?: string };

/** A request whose page waits for its turn, and is made until `leave`; `entered` says when it came. */
async function enter(name: string, { address = name, url = `/producto/x/${name}` }: Given = {}) {
  let rendering = {} as NonNullable<ReturnType<typeof requests.getCurrentRequest>>['rendering'];
  let comeBack: () => void = () => undefined;
  const render = () => {
    rendering = requests.getCurrentRequest()?.rendering;
    return new Promise<void>((resolve) => {
      comeBack = resolve;
    });
  };
  let response = {} as PageResponse;
  const step: import('./middleware').Middleware = (...args) => {
    response = args[1];
    void queue.queueRendering(render)(...args);
  };
  await runStep(step, url, { address });
  const entering = rendering?.enter() ?? Promise.reject(new Error('there is no queue'));
  void entering.then((refusal) => entered.push(refusal ? `${name} ${refusal.status}` : name));
  await settle();
  /** The framework's handler comes back. */
  const leave = async () => {
    comeBack();
    await settle();
  };
  /** Its visitor goes, as Node tells it. */
  const go = async () => {
    response.req.socket.destroy();
    response.emit('close');
    await settle();
  };
  return { rendering, entering, leave, go };
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
  await first.leave();
  expect(entered).toEqual(['first', 'second']);
  await second.leave();
  await third.leave();
  expect(entered).toEqual(['first', 'second', 'third']);
});

test('A request that asks twice has one place, which ends once', async () => {
  const [first, second, third] = [await enter('first'), await enter('second'), await enter('third')];
  expect(first.rendering?.enter()).toBe(first.entering);
  first.rendering?.end();
  first.rendering?.end();
  await first.leave();
  expect(entered).toEqual(['first', 'second']);
  await second.leave();
  await third.leave();
});

test('What is rendered behind an answer takes no place', async () => {
  const [first, second] = [await enter('first'), await enter('second')];
  const late = await enter('late');
  await late.leave();
  await first.leave();
  await second.leave();
  expect(await late.rendering?.enter()).toBeNull();
  const next = await enter('next');
  expect(entered).toEqual(['first', 'second', 'late', 'next']);
  await next.leave();
});

test('A page that is made gives its place to the next, whatever its handler still does', async () => {
  const [first, second] = [await enter('first'), await enter('second')];
  first.rendering?.end();
  await settle();
  expect(entered).toEqual(['first', 'second']);
  await first.leave();
  await second.leave();
});

describe('a visitor who goes', () => {
  it('while the page waits has none made', async () => {
    const [first, gone, third] = [await enter('first'), await enter('gone'), await enter('third')];
    await gone.go();
    await first.leave();
    expect(entered).toEqual(['first', 'gone 503', 'third']);
    expect(await gone.entering).toEqual(TOO_LATE);
    await third.leave();
  });

  it('while the page waits, and others for the same one, leaves it to them', async () => {
    const url = '/producto/x/9';
    const [first, leader] = [await enter('first'), await enter('leader', { url })];
    // The framework makes this one wait for the leader's page.
    const follower = await runStep(
      (...args) => void queue.queueRendering(() => new Promise(() => undefined))(...args),
      '/producto/x/%39?utm=a',
    );
    await leader.go();
    await first.leave();
    expect(entered).toEqual(['first', 'leader']);
    follower.response.emit('close');
    await leader.leave();
  });

  it('while the page is made keeps the place until it is made: going early makes no two at once', async () => {
    const [first, second] = [await enter('first'), await enter('second')];
    await first.go();
    expect(entered).toEqual(['first']);
    await first.leave();
    expect(entered).toEqual(['first', 'second']);
    await second.leave();
  });
});

test('A handler that never comes back loses its place: the log has its route, and health is told', async () => {
  const error = jest.spyOn(log, 'error').mockReturnValue();
  const stuck = await enter('stuck', { url: '/search/ana%20perez?telefono=300' });
  const next = await enter('next');
  await jest.advanceTimersByTimeAsync(MAX_RENDERING_MS);
  expect(entered).toEqual(['stuck', 'next']);
  expect(error.mock.calls).toEqual([[{ route: '/search' }, expect.stringContaining('taken back')]]);
  expect(processState.placeTakenBackAt).toBeGreaterThan(Date.now() - MAX_RENDERING_MS);
  await next.leave();
  await stuck.leave();
});

describe('the order', () => {
  it('lets who asks for one page go before who waits for many', async () => {
    const visits = [await enter('first')];
    for (const name of ['greedy 1', 'greedy 2']) visits.push(await enter(name, { address: 'greedy' }));
    visits.push(await enter('modest'));
    for (const index of [0, 1, 3, 2]) await visits[index]?.leave();
    expect(entered).toEqual(['first', 'greedy 1', 'modest', 'greedy 2']);
  });

  it.each([
    ['2001:db8:1', (index: number) => `2001:db8:1:${index}::/64`, '2001:db8:2:0::/64'],
    ['203.0.113', (index: number) => `203.0.113.${index}`, '198.51.100.1'],
  ])('lets a visitor go before the many of another network (%s)', async (_, getAddress, honest) => {
    const first = await enter('first', { address: getAddress(0) });
    const many = [];
    for (let index = 1; index <= 12; index++) many.push(await enter(`${index}`, { address: getAddress(index) }));
    const visitor = await enter('honest', { address: honest });
    for (const visit of [first, visitor, ...many]) await visit.leave();
    await first.leave();
    expect(entered.indexOf('honest')).toBeLessThanOrEqual(5);
    for (const visit of many) await visit.leave();
    expect(entered).toHaveLength(14);
  });

  it('lets the pages of the catalogue go before those of which there are any number', async () => {
    const first = await enter('first');
    const endless = await enter('list', { url: '/cotizacion/101x2' });
    const known = [await enter('product'), await enter('category', { url: '/productos/x/3' })];
    await first.leave();
    for (const visit of [...known, endless]) await visit.leave();
    expect(entered).toEqual(['first', 'product', 'category', 'list']);
  });
});

describe('an address over its budget of invented pages', () => {
  it('is refused, later than at once', async () => {
    await invent(1, 'inventor');
    const { entering, leave } = await enter('inventor');
    await jest.advanceTimersByTimeAsync(REFUSAL_DELAY_MS - 2);
    expect(entered).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(await entering).toEqual({ status: 429, retryAfter: 60 });
    const another = await enter('another');
    expect(entered).toEqual(['inventor 429', 'another']);
    await leave();
    await another.leave();
  });

  it('is refused though it came within it, and nobody waits for that', async () => {
    const first = await enter('first');
    const late = await enter('late inventor');
    const next = await enter('next');
    await invent(1, 'late inventor');
    await first.leave();
    expect(entered).toEqual(['first', 'next']);
    await jest.advanceTimersByTimeAsync(REFUSAL_DELAY_MS);
    expect((await late.entering)?.status).toBe(429);
    await late.leave();
    await next.leave();
  });
});

test('A search counts once, before it waits; other pages never', async () => {
  const address = 'searcher';
  await (await enter('search', { address, url: '/search/a' })).leave();
  const refused = await enter('search', { address, url: '/search/b' });
  await jest.advanceTimersByTimeAsync(REFUSAL_DELAY_MS);
  expect((await refused.entering)?.status).toBe(429);
  for (let count = 0; count < 3; count++) await (await enter('page', { address })).leave();
  expect(entered).toEqual(['search', 'search 429', 'page', 'page', 'page']);
});

test('Who waits too long is told when to ask again, and takes no place', async () => {
  jest.spyOn(log, 'error').mockReturnValue();
  const stuck = [];
  // Each keeps its place as long as a rendering may.
  for (let count = 0; count <= MAX_WAIT_MS / MAX_RENDERING_MS; count++) stuck.push(await enter('stuck'));
  const last = await enter('last', { address: 'stuck' });
  await jest.advanceTimersByTimeAsync(MAX_WAIT_MS);
  expect(await last.entering).toEqual(TOO_LATE);
  for (const visit of [...stuck, last]) await visit.leave();
  const next = await enter('next');
  expect(entered.at(-1)).toBe('next');
  await next.leave();
});
