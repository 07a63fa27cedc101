import type { APIRequestContext } from '@playwright/test';
import { expect } from './fixtures';

/** Visits `path` until `isOver`; every visit must bring `text`, and none may have waited for the backend. Returns their milliseconds. */
export async function visit(request: APIRequestContext, path: string, text: string, isOver: () => Promise<boolean>) {
  const times: number[] = [];
  while (!(await isOver())) {
    const started = performance.now();
    const answer = await request.get(path);
    const html = await answer.text();
    times.push(performance.now() - started);
    expect(answer.status()).toBe(200);
    expect(html).toContain(text);
  }
  return times;
}
