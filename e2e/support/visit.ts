import { setTimeout } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import { expect } from './fixtures';

/** Milliseconds between two visits: more of them show nothing more, and take the processor from what is waited for. */
const INTERVAL_MS = 25;

/** Visits `path` until `isOver`, which is told how often; each visit must bring `text`. Returns the answers: HIT, STALE or MISS. */
export async function visit(
  request: APIRequestContext,
  path: string,
  text: string,
  isOver: (visits: number) => boolean | Promise<boolean>,
): Promise<string[]> {
  const states: string[] = [];
  while (!(await isOver(states.length))) {
    const answer = await request.get(path);
    const html = await answer.text();
    states.push(answer.headers()['x-nextjs-cache'] ?? '');
    expect(answer.status()).toBe(200);
    expect(html).toContain(text);
    await setTimeout(INTERVAL_MS);
  }
  return states;
}
