import type { APIRequestContext } from '@playwright/test';
import { expect } from './fixtures';

/** Visits `path` until `isOver`, which is told how often it was visited; every visit must bring `text`. Returns their milliseconds. */
export async function visit(
  request: APIRequestContext,
  path: string,
  text: string,
  isOver: (visits: number) => boolean | Promise<boolean>,
): Promise<number[]> {
  const times: number[] = [];
  while (!(await isOver(times.length))) {
    const started = performance.now();
    const answer = await request.get(path);
    const html = await answer.text();
    times.push(performance.now() - started);
    expect(answer.status()).toBe(200);
    expect(html).toContain(text);
  }
  return times;
}
