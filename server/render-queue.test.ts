/** @jest-environment node */
import { log } from '@/lib/log';
import { getCurrentRequest, type Rendering } from '@/lib/request-context';
import type { Middleware } from './middleware';

const MAX_WAITING = 240;
const TOO_LATE = { status: 503, retryAfter: 30 };

let queue: typeof import('./render-queue');
let runStep: typeof import('@/e2e/support/requests').runStep;
/** Who came to render, in their order, and who was refused. */
const entered: string[] = [];

beforeAll(async () => {
  Object.assign(process.env, { SEARCHES_PER_MINUTE: '1', INVENTED_PAGES_PER_MINUTE: '1' });
  queue = await import('./render-queue');
  ({ runStep } = await import('@/e2e/support/requests'));
});
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick'] });
  entered.length = 0;
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const settle = () => jest.advanceTimersByTimeAsync(1);

/** A request whose page waits for its turn, and is made until `leave`. */
async function enter(name: string, address: string, url = `/producto/x/${name}`) {
  let rendering = {} as Rendering;
  let comeBack = () => {};
  const step = queue.queueRendering(() => {
    rendering = getCurrentRequest()?.rendering as Rendering;
    return new Promise<void>((resolve) => {
      comeBack = resolve;
    });
  });
  let disconnect = () => {};
  const start: Middleware = (request, ...rest) => {
    disconnect = () => void request.socket.destroy();
    void step(request, ...rest);
  };
  void runStep(start, url, address);
  const entering = rendering.enter();
  void entering.then((refusal) => entered.push(refusal ? `${name} ${refusal.status}` : name));
  await settle();
  const leave = async () => {
    comeBack();
    await settle();
  };
  return { rendering, entering, leave, disconnect };
}

type Visit = Awaited<ReturnType<typeof enter>>;

async function leaveAll(visits: readonly Visit[]): Promise<void> {
  // Each comes when one before it has left, in whatever order.
  for (const _ of visits) for (const visit of visits) await visit.leave();
}

test('A rendering that never ends holds up nobody for longer than 5 s, and who waits 30 s is told to come later', async () => {
  const error = jest.spyOn(log, 'error').mockReturnValue();
  const stuck = await enter('stuck', '192.0.2.1', '/search/ana%20perez?telefono=300');
  await jest.advanceTimersByTimeAsync(5_000);
  expect(error.mock.calls).toEqual([[{ route: '/search' }, expect.stringContaining('takes too long')]]);
  const visits = [stuck];
  for (let index = 0; index <= 7; index++) visits.push(await enter(`${index}`, '192.0.2.2'));
  await jest.advanceTimersByTimeAsync(30_000);
  expect(entered).toEqual(['stuck', '0', '1', '2', '3', '4', '5', '6', '7 503']);
  expect(await visits.at(-1)?.entering).toEqual(TOO_LATE);
  await leaveAll(visits);
});

test('Of too many that wait the oldest of the network that has most is refused', async () => {
  const visits = [await enter('first', '192.0.2.1')];
  for (let index = 0; index < MAX_WAITING; index++) visits.push(await enter(`${index}`, `10.0.${index % 40}.1`));
  expect(entered).toEqual(['first']);
  const honest = await enter('honest', '192.0.3.1');
  expect(entered).toEqual(['first', '0 503']);
  visits.push(await enter('one more', '10.0.7.1'));
  expect(entered).toEqual(['first', '0 503', '7 503']);
  // Each gives its turn on as soon as it has it.
  for (const visit of visits) visit.rendering.end();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(entered).toContain('honest');
  await leaveAll([honest]);
  await jest.advanceTimersByTimeAsync(1_000);
});

test('The page of visitors who have left is not rendered, unless others wait for it', async () => {
  const visits = [await enter('first', '192.0.2.1')];
  for (const name of ['gone', 'kept']) visits.push(await enter(name, '203.0.1.1'));
  visits.push(await enter('other', '203.0.2.1', '/producto/x/kept?_rsc=1'));
  for (const visit of visits.slice(1, 3)) visit.disconnect();
  await leaveAll(visits);
  expect(entered).toEqual(['first', 'gone 503', 'other', 'kept']);
});

test('Networks take turns, and a new one waits for no more than the round of now', async () => {
  const visits = [await enter('first', '203.0.3.1')];
  for (const name of ['a1', 'b1', 'a2', 'a3'])
    visits.push(await enter(name, `203.0.${name.startsWith('a') ? 4 : 5}.1`));
  await visits[0]?.leave();
  visits.push(await enter('new', '203.0.6.1'));
  await leaveAll(visits);
  expect(entered).toEqual(['first', 'a1', 'b1', 'new', 'a2', 'a3']);
});

test('Open Graph images wait in a line of their own, and pages do not wait for them', async () => {
  const visits = [];
  for (const name of ['card 1', 'card 2', 'card 3'])
    visits.push(await enter(name, '203.0.7.1', `/tarjeta/producto/101/${name}.jpg`));
  visits.push(await enter('page', '203.0.7.1'), await enter('next page', '203.0.7.1'));
  expect(entered).toEqual(['card 1', 'card 2', 'page']);
  await leaveAll(visits);
  expect(new Set(entered)).toEqual(new Set(['card 1', 'card 2', 'page', 'card 3', 'next page']));
});
