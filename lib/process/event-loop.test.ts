/** @jest-environment node */
import { waitForTurn } from './event-loop';

it('lets all who wait in one turn of the event loop go on together, after what else has come', async () => {
  const seen: string[] = [];
  const wait = async (name: string) => {
    await waitForTurn();
    seen.push(name);
  };
  const first = wait('first');
  await Promise.resolve();
  const second = wait('second');
  seen.push('what else has come');
  setImmediate(() => seen.push('the next turn'));
  await Promise.all([first, second]);
  expect(seen).toEqual(['what else has come', 'first', 'second']);
});

it('makes who comes later wait for a turn of its own', async () => {
  await waitForTurn();
  let isNext = false;
  setImmediate(() => {
    isNext = true;
  });
  await waitForTurn();
  expect(isNext).toBe(true);
});
