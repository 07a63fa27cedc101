/** @jest-environment node */
import { createCurrentIndex, createEmptyState } from './current-index';
import { toDocuments } from './documents';

const item = (name: string) => ({ id: '1', name, alt: '', isService: true, brand: '', imageSm: null, description: '' });

/** An index over a backend that says what the test sets. */
function start() {
  const backend = { mark: 'one', name: 'Monitor', isAway: false, reads: 0, gate: Promise.resolve() };
  const answer = <T>(value: T) => {
    if (backend.isAway) throw new Error('away');
    return value;
  };
  const index = createCurrentIndex(createEmptyState(), {
    readMark: async () => answer(backend.mark),
    readDocuments: async () => {
      backend.reads += 1;
      await backend.gate;
      return answer(toDocuments([], [item(backend.name)]));
    },
  });
  const finds = async (get: typeof index.getNew, q = 'monitor') => (await get())?.find(q, 3).length;
  return { backend, index, finds };
}

it('is made once for all who ask at once, and again when the mark has changed', async () => {
  const { backend, index, finds } = start();
  expect(await Promise.all([1, 2, 3].map(() => finds(index.getNew)))).toEqual([1, 1, 1]);
  expect(backend.reads).toBe(1);
  Object.assign(backend, { mark: 'two', name: 'Bomba' });
  expect(await finds(index.getNew, 'bomba')).toBe(1);
  expect(backend.reads).toBe(2);
});

it('answers at once with the index from before, and is made anew behind the answer', async () => {
  const { backend, index, finds } = start();
  await index.getNew();
  Object.assign(backend, { mark: 'two', name: 'Bomba' });
  const works: (() => Promise<unknown>)[] = [];
  expect(await finds(() => index.getAtOnce((work) => works.push(work)))).toBe(1);
  await works[0]?.();
  expect(await finds(() => index.getAtOnce(() => undefined))).toBe(0);
});

it('looks for changes behind one answer a second', async () => {
  jest.useFakeTimers();
  const { index } = start();
  await index.getNew();
  const later = jest.fn<void, [() => Promise<unknown>]>();
  for (const wait of [0, 500, 500]) {
    jest.advanceTimersByTime(wait);
    await index.getAtOnce(later);
  }
  expect(later).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

it('is kept while the backend is away, and there is none when it was never there', async () => {
  const { backend, index, finds } = start();
  backend.isAway = true;
  expect(await index.getNew()).toBeNull();
  backend.isAway = false;
  expect(await finds(index.getNew)).toBe(1);
  Object.assign(backend, { mark: 'two', isAway: true });
  expect(await finds(index.getNew)).toBe(1);
});

it('is prepared once: while that goes on it is said so, and it is over also when there can be none', async () => {
  jest.useFakeTimers();
  const { backend, index, finds } = start();
  let open = () => {};
  backend.gate = new Promise((resolve) => {
    open = resolve;
  });
  const first = index.prepare();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await first).toBe(false);
  open();
  expect(await index.prepare()).toBe(true);
  expect([await finds(() => index.getAtOnce(() => undefined)), backend.reads]).toEqual([1, 1]);
  jest.useRealTimers();
  const without = start();
  without.backend.isAway = true;
  expect([await without.index.prepare(), await without.index.prepare()]).toEqual([true, true]);
  expect(await without.index.getKept()).toBeNull();
});

it('takes what was read for its mark, and reads anew for another mark', async () => {
  const state = createEmptyState();
  const reads: string[] = [];
  const marks = ['one', 'two', 'two'];
  let mark = '';
  const { getNew } = createCurrentIndex(state, {
    readMark: async () => {
      mark = marks.shift() ?? '';
      state.read = { mark: 'one', documents: toDocuments([], [item('Monitor')]) };
      return mark;
    },
    readDocuments: async () => {
      reads.push(mark);
      return toDocuments([], [item('Bomba')]);
    },
  });
  expect([(await getNew())?.find('monitor', 1).length, reads]).toEqual([1, []]);
  expect([(await getNew())?.find('bomba', 1).length, reads]).toEqual([1, ['two']]);
  // Nothing that was read stays where no index is made of it.
  await getNew();
  expect([state.read, reads]).toEqual([undefined, ['two']]);
});

it('is not waited for without end', async () => {
  jest.useFakeTimers();
  const { backend, index } = start();
  backend.gate = new Promise(() => undefined);
  const waiting = index.getNew();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await waiting).toBeNull();
  const patient = index.getNew(10_000);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(await Promise.race([patient, 'waits'])).toBe('waits');
  await jest.advanceTimersByTimeAsync(1);
  expect(await patient).toBeNull();
  jest.useRealTimers();
});
