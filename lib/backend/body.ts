import { readChunks } from '@/lib/http/chunks';
import { BackendAnswerError } from './errors';

/** Largest answer that is read, in bytes (docs/backend-contract.md#failures-and-limits). */
export const MAX_ANSWER_BYTES = 5 * 1024 * 1024;

/** Reads a whole answer as JSON while it streams; throws BackendAnswerError past `limit` bytes or when it is not JSON. */
export async function readJson(response: Response, signal?: AbortSignal, limit = MAX_ANSWER_BYTES): Promise<unknown> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of readChunks(response, signal)) {
    size += chunk.byteLength;
    if (size > limit)
      throw new BackendAnswerError({ field: 'body', expected: `at most ${limit} bytes`, received: 'more' });
    text += decoder.decode(chunk, { stream: true });
  }
  try {
    return JSON.parse(text + decoder.decode());
  } catch (cause) {
    throw new BackendAnswerError(
      { field: 'body', expected: 'JSON', received: size > 0 ? 'text' : 'nothing' },
      { cause },
    );
  }
}
