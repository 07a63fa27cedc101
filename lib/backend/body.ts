import { readBytes } from '@/lib/http/chunks';
import { BackendAnswerError } from './errors';

/** Largest answer that is read, in bytes (docs/backend-contract.md#failures-and-limits). */
export const MAX_ANSWER_BYTES = 5 * 1024 * 1024;

/** Reads a whole answer as JSON; throws BackendAnswerError past `limit` bytes or when it is not JSON. */
export async function readJson(response: Response, signal?: AbortSignal, limit = MAX_ANSWER_BYTES): Promise<unknown> {
  const bytes = await readBytes(response, limit, signal);
  const size = bytes.length;
  if (size > limit)
    throw new BackendAnswerError({ field: 'body', expected: `at most ${limit} bytes`, received: 'more' });
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw new BackendAnswerError(
      { field: 'body', expected: 'JSON', received: size > 0 ? 'text' : 'nothing' },
      { cause },
    );
  }
}
