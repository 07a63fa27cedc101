import type { Page } from '@playwright/test';

/** Every word that a visitor can read, as often as it is there. */
export async function getWords(page: Page): Promise<string[]> {
  return (await page.locator('body').innerText()).toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Share of `wanted` that is in `given`, each word as often as it is there. */
export function getShare(wanted: readonly string[], given: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of given) left.set(word, (left.get(word) ?? 0) + 1);
  const found = wanted.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return found.length / wanted.length;
}
