import type { Draft } from '../forms/draft';
import { withStorage } from '../ui/storage';

/** Where the tab keeps what was written in its last messages, by the addresses of their receipts. */
export const WORDS = 'mensajes-enviados';
const MAX_WORDS = 10;

/** Keeps what was written in a message for its receipt, in this tab alone. */
export function keepWords(path: string, draft: Draft): void {
  withStorage(() => {
    const { [path]: _, ...others } = parseWords(sessionStorage.getItem(WORDS) ?? '');
    const kept = Object.entries({ ...others, [path]: draft }).slice(-MAX_WORDS);
    sessionStorage.setItem(WORDS, JSON.stringify(Object.fromEntries(kept)));
  });
}

/** What was written in the messages of a stored text, by the addresses of their receipts; nothing where it is invalid. */
export function parseWords(text: string): Readonly<Record<string, Draft>> {
  return withStorage(() => JSON.parse(text || '{}') ?? {}, {});
}
