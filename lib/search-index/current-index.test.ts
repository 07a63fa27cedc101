/** @jest-environment node */
import { createCurrentIndex, createEmptyState } from './current-index';
import { toDocuments } from './documents';

const toItems = (name: string) =>
  toDocuments([], [{ id: '1', name, alt: '', isService: true, brand: '', imageSm: null, description: '' }]);

/** An index over a backend that says what the test sets. */
function start() {
  const backend = { changedAt: 0, name: 'Monitor', isAway: false, reads: 0, gate: Promise.resolve() };
  const state = createEmptyState();
  const getIndex = createCurrentIndex(state, {
    isOld: (readAt) => readAt <= backend.changedAt,
    readDocuments: async () => {
      backend.reads += 1;
      await backend.gate;
      if (backend.isAway) throw new Error('away');
      return toItems(backend.name);
    },
  });
  const find = async () => (await getIndex())?.find('monitor', 3).length;
  const change = (what: object) => Object.assign(backend, { changedAt: Date.now(), ...what });
  return { backend, state, getIndex, find, change };
}

it('answers at once with the index from before, and reads behind it what may have changed, once', async () => {
  const { backend, state, find, change } = start();
  expect([await find(), await find(), backend.reads]).toEqual([1, 1, 1]);
  change({ name: 'Bomba' });
  expect([await find(), await find(), backend.reads]).toEqual([1, 1, 2]);
  await state.reading;
  expect(await find()).toBe(0);
});

it('is not made again of the same', async () => {
  const { state, getIndex, change } = start();
  const before = await getIndex();
  change({});
  await getIndex();
  await state.reading;
  expect(await getIndex()).toBe(before);
});

it('is kept while the backend is away, and there is none when it was never there', async () => {
  const { state, find, change } = start();
  change({ isAway: true });
  expect(await find()).toBeUndefined();
  change({ isAway: false });
  expect(await find()).toBe(1);
  change({ isAway: true });
  await find();
  await state.reading;
  expect(await find()).toBe(1);
});

it('is made once, and an answer does not wait for it without end', async () => {
  jest.useFakeTimers();
  const { backend, getIndex } = start();
  let open = () => {};
  backend.gate = new Promise((resolve) => {
    open = resolve;
  });
  const [waiting, patient] = [getIndex(), getIndex(10_000)];
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await waiting).toBeNull();
  expect(await Promise.race([patient, 'waits'])).toBe('waits');
  open();
  await jest.advanceTimersByTimeAsync(100);
  jest.useRealTimers();
  expect([(await patient)?.find('monitor', 3).length, backend.reads]).toEqual([1, 1]);
});
