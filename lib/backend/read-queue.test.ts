/** @jest-environment node */
import { createReadQueue } from './read-queue';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const never = () => new Promise<never>(() => undefined);

it('runs four reads at a time', async () => {
  const enqueue = createReadQueue();
  let begun = 0;
  for (let read = 0; read < 6; read++) enqueue(never).catch(() => undefined);
  enqueue(async () => {
    begun += 1;
  }).catch(() => undefined);
  await jest.advanceTimersByTimeAsync(0);
  expect(begun).toBe(0);
});

it('gives up what waits when nothing was answered for two and a half seconds, without running it', async () => {
  const enqueue = createReadQueue();
  for (let read = 0; read < 4; read++) enqueue(never).catch(() => undefined);
  let hasRun = false;
  const waiting = enqueue(async () => {
    hasRun = true;
  });
  const failure = expect(waiting).rejects.toThrow('No read was answered while this one waited');
  await jest.advanceTimersByTimeAsync(2_500);
  await failure;
  expect(hasRun).toBe(false);
});

it('lets them wait on while others are answered', async () => {
  const enqueue = createReadQueue();
  const ends: (() => void)[] = [];
  const slow = () => new Promise<void>((resolve) => ends.push(resolve));
  const answers = Array.from({ length: 9 }, () => enqueue(slow));
  for (let done = 0; done < 9; done++) {
    await jest.advanceTimersByTimeAsync(2_000);
    ends.shift()?.();
  }
  await expect(Promise.all(answers)).resolves.toHaveLength(9);
});
