/** @jest-environment node */
import { createFairQueue } from './fair-queue';
import { getShares } from './limiter';

const MAX_WAIT_MS = 30_000;
const MAX_HOLD_MS = 5_000;

type Visit = { readonly end: AbortController; readonly isGiven: Promise<boolean> };

let waitForPlace: ReturnType<typeof createFairQueue>;
let given: string[] = [];
let takenBack: string[] = [];

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick'] });
  waitForPlace = createFairQueue(1, MAX_WAIT_MS, MAX_HOLD_MS);
  [given, takenBack] = [[], []];
});
afterEach(() => void jest.useRealTimers());

const settle = () => jest.advanceTimersByTimeAsync(0);

function wait(name: string, shares: readonly (readonly [string, number])[] = [], delay = 0): Visit {
  const end = new AbortController();
  const onTakenBack = () => void takenBack.push(name);
  const isGiven = waitForPlace({ shares, delay, end: end.signal, onTakenBack });
  void isGiven.then((is) => is && given.push(name));
  return { end, isGiven };
}

/** Ends each visit as soon as it has the place; `given` says in which order they came. */
async function endAll(visits: readonly Visit[]) {
  for (const { end, isGiven } of visits) void isGiven.then(() => end.abort());
  await jest.advanceTimersByTimeAsync(visits.length);
}

it('gives its one place to the next when the end comes', async () => {
  const first = wait('first');
  wait('second');
  await settle();
  expect(given).toEqual(['first']);
  first.end.abort();
  await settle();
  expect(given).toEqual(['first', 'second']);
});

it('gives as many places as there are, in the same order', async () => {
  waitForPlace = createFairQueue(2, MAX_WAIT_MS, MAX_HOLD_MS);
  const greedy = ['greedy 1', 'greedy 2', 'greedy 3'].map((name) => wait(name, [['greedy', 1]]));
  wait('modest', [['modest', 1]]);
  await settle();
  expect(given).toEqual(['greedy 1', 'greedy 2']);
  greedy[1]?.end.abort();
  await settle();
  expect(given).toEqual(['greedy 1', 'greedy 2', 'modest']);
});

it('keeps no place for who ended before it was given', async () => {
  const [first, second] = [wait('first'), wait('second')];
  wait('third');
  second.end.abort();
  await endAll([first]);
  expect(given).toEqual(['first', 'second', 'third']);
});

it('takes back a place that lasts too long, tells so once, and gives no second one when the end comes after all', async () => {
  const stuck = wait('stuck');
  for (const name of ['second', 'third']) wait(name);
  await jest.advanceTimersByTimeAsync(MAX_HOLD_MS - 1);
  expect([given, takenBack]).toEqual([['stuck'], []]);
  await jest.advanceTimersByTimeAsync(1);
  expect([given, takenBack]).toEqual([['stuck', 'second'], ['stuck']]);
  stuck.end.abort();
  await settle();
  expect(given).toEqual(['stuck', 'second']);
});

it('tells nothing of a place that ended in time', async () => {
  await endAll([wait('first')]);
  await jest.advanceTimersByTimeAsync(MAX_HOLD_MS);
  expect(takenBack).toEqual([]);
});

it('gives no place to who waited too long', async () => {
  waitForPlace = createFairQueue(1, MAX_WAIT_MS, 2 * MAX_WAIT_MS);
  const [first, second] = [wait('first'), wait('second')];
  await jest.advanceTimersByTimeAsync(MAX_WAIT_MS);
  expect(await second.isGiven).toBe(false);
  first.end.abort();
  await endAll([wait('third')]);
  expect(given).toEqual(['first', 'third']);
});

describe('the order', () => {
  it('lets who had fewer turns go first', async () => {
    const greedy = ['greedy 1', 'greedy 2', 'greedy 3'].map((name) => wait(name, [['greedy', 1]]));
    await endAll([...greedy, wait('modest', [['modest', 1]])]);
    expect(given).toEqual(['greedy 1', 'modest', 'greedy 2', 'greedy 3']);
  });

  it('counts the network too, which has its share of turns', async () => {
    const ofNetwork = Array.from({ length: 9 }, (_, index) =>
      wait(`network ${index}`, [
        [`address ${index}`, 1],
        ['network', 3],
      ]),
    );
    const others = ['a', 'b'].map((name) => wait(name, [[name, 1]]));
    const late = ['a', 'b'].map((name) => wait(`${name} again`, [[name, 1]]));
    await endAll([...ofNetwork, ...others, ...late]);
    const places = ['a', 'b', 'a again', 'b again'].map((name) => given.indexOf(name));
    expect(places).toEqual([1, 2, 6, 7]);
  });

  it('lets who comes later by some turns wait that long, and not for ever', async () => {
    const first = wait('first');
    const late = wait('late', [['late', 1]], 3);
    const visits = Array.from({ length: 8 }, (_, index) => wait(`other ${index}`, [['other', 1]]));
    await endAll([first, late, ...visits]);
    expect(given.indexOf('late')).toBe(4);
  });

  it('puts nobody behind those who come later by as many turns and came earlier', async () => {
    const first = wait('first');
    const visits = Array.from({ length: 9 }, (_, index) => wait(`many ${index}`, [['many', 1]], 3));
    await endAll([first, ...visits.slice(0, 5)]);
    const modest = wait('modest', [['modest', 1]], 3);
    await endAll([modest, ...visits.slice(5)]);
    expect(given.indexOf('modest')).toBeLessThanOrEqual(7);
    expect(given).toHaveLength(11);
  });

  it('has a way past everyone', async () => {
    const visits = ['first', 'second', 'third'].map((name) => wait(name, [[name, 1]]));
    await endAll([...visits, wait('probe', [], Number.NEGATIVE_INFINITY)]);
    expect(given).toEqual(['first', 'probe', 'second', 'third']);
  });
});

/** More than a page takes; the attack asks for one every 25 ms. */
const RENDERING_MS = 30;

it.each([
  ['a /48', (index: number) => `2001:db8:66:${index.toString(16)}::/64`],
  ['a /24', (index: number) => `198.51.100.${index % 250}`],
  ['forty addresses', (index: number) => `198.18.${index % 40}.7`],
])('serves honest visitors soon while %s ask for more than can be made', async (_, getAttacker) => {
  const waits: number[] = [];
  const visit = async (address: string, delay: number, onGiven?: () => void) => {
    const end = new AbortController();
    const turn = { shares: getShares(address), delay, end: end.signal, onTakenBack: () => undefined };
    if (!(await waitForPlace(turn))) return;
    onGiven?.();
    setTimeout(() => end.abort(), RENDERING_MS);
  };
  const total = 800;
  for (let index = 0; index < total; index++) {
    void visit(getAttacker(index), 0);
    const honest = index % 2 ? `192.0.${index % 250}.1` : `2001:db8:${index + 1_000}:1::/64`;
    const since = Date.now();
    if (index % 20 === 0 || index % 20 === 11)
      void visit(honest, index % 40 < 20 ? 0.5 : 0, () => waits.push(Date.now() - since));
    await jest.advanceTimersByTimeAsync(25);
  }
  await jest.advanceTimersByTimeAsync(MAX_WAIT_MS);
  expect(waits).toHaveLength(total / 10);
  expect(waits.toSorted((a, b) => a - b)[total / 20]).toBeLessThan(1_500);
});
