/** @jest-environment node */
import { setTimeout } from 'node:timers/promises';
import { log } from '@/lib/log';
import { createImportWatch, PAUSE_MS } from './imports';

/** A database whose mark the test sets, and a watch over it at a time that the test sets. */
function watch(isRemote: boolean) {
  jest.spyOn(log, 'info').mockImplementation();
  jest.spyOn(log, 'warn').mockImplementation();
  const state = { mark: null as number | null, time: 1_000, looks: 0 };
  jest.spyOn(Date, 'now').mockImplementation(() => state.time);
  const execute = async () => {
    state.looks += 1;
    return { rows: state.mark === null ? [] : [{ value: state.mark }] } as never;
  };
  return { state, ...createImportWatch(async () => ({ execute }), isRemote) };
}

afterEach(() => jest.restoreAllMocks());

it('notices an import into a file at the next look, once, and what was imported before it started', async () => {
  const { state, getLatest } = watch(false);
  state.mark = 5;
  expect(await getLatest()).toBe(1_000);
  state.time = 2_000;
  expect(await getLatest()).toBe(1_000);
  state.mark = 6;
  expect(await getLatest()).toBe(2_000);
});

it('looks at another host every ten seconds, and no visitor waits for it', async () => {
  const { state, check, getLatest } = watch(true);
  await check();
  state.mark = 5;
  expect([await getLatest(), state.looks]).toEqual([0, 1]);
  state.time += PAUSE_MS;
  expect([await getLatest(), await getLatest(), state.looks]).toEqual([0, 0, 2]);
  await setTimeout(5);
  expect(await getLatest()).toBe(1_000 + PAUSE_MS);
});
