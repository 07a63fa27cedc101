/** @jest-environment node */
import { createCurrentIndex, createEmptyState } from './current-index';
import { toDocuments } from './documents';

const toItems = (name: string) =>
  toDocuments([], [{ id: '1', name, alt: '', isService: true, brand: '', imageSm: null, description: '' }]);

/** An index over a backend that says what the test sets. */
function start() {
  const backend = { mark: 'one', name: 'Monitor', isAway: false, reads: 0, gate: Promise.resolve() };
  const answer = <T>(value: T) => {
    if (backend.isAway) throw new Error('away');
    return value;
  };
  const state = createEmptyState();
  const index = createCurrentIndex(state, {
    readMark: async () => answer(backend.mark),
    readDocuments: async () => {
      backend.reads += 1;
      await backend.gate;
      return answer(toItems(backend.name));
    },
  });
  const finds = async (get: typeof index.getNew, q = 'monitor') => (await get())?.find(q, 3).length;
  return { backend, index, finds, state };
}

it('answers at once with the index from before, and looks for changes behind one answer a second', async () => {
  const { backend, index, finds } = start();
  await index.getNew();
  Object.assign(backend, { mark: 'two', name: 'Bomba' });
  const works: (() => Promise<unknown>)[] = [];
  const clock = jest.spyOn(Date, 'now');
  for (const now of [10_000, 10_500, 11_000]) {
    clock.mockReturnValue(now);
    expect(await finds(() => index.getAtOnce((work) => works.push(work)))).toBe(1);
  }
  clock.mockRestore();
  expect(works).toHaveLength(2);
  await works[0]?.();
  expect(await finds(() => index.getAtOnce(() => undefined))).toBe(0);
});

it('is kept while the backend is away, and there is none when it was never there', async () => {
  const { backend, index, finds } = start();
  backend.isAway = true;
  expect([await index.getNew(), await index.prepare()]).toEqual([null, true]);
  backend.isAway = false;
  expect(await finds(index.getNew)).toBe(1);
  Object.assign(backend, { mark: 'two', isAway: true });
  expect(await finds(index.getNew)).toBe(1);
});

it('is prepared once, and neither that nor an answer is waited for without end', async () => {
  jest.useFakeTimers();
  const { backend, index, finds } = start();
  let open = () => {};
  backend.gate = new Promise((resolve) => {
    open = resolve;
  });
  const [first, waiting, patient] = [index.prepare(), index.getNew(), index.getNew(10_000)];
  await jest.advanceTimersByTimeAsync(2_000);
  expect([await first, await waiting]).toEqual([false, null]);
  expect(await Promise.race([patient, 'waits'])).toBe('waits');
  open();
  await jest.advanceTimersByTimeAsync(100);
  jest.useRealTimers();
  expect([await index.prepare(), (await patient)?.find('monitor', 3).length, backend.reads]).toEqual([true, 1, 1]);
  expect(await finds(() => index.getAtOnce(() => undefined))).toBe(1);
});
