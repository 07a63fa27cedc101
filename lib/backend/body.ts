import { BackendAnswerError } from './errors';

/** Largest answer that is read, in bytes (design.md section 6). */
export const MAX_ANSWER_BYTES = 5 * 1024 * 1024;

/** Reads a whole answer as JSON while it streams; throws BackendAnswerError past `limit` bytes or when it is not JSON. */
export async function readJson(response: Response, signal?: AbortSignal, limit = MAX_ANSWER_BYTES): Promise<unknown> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of chunksOf(response, signal)) {
    size += chunk.byteLength;
    if (size > limit) throw new BackendAnswerError(`The answer is larger than ${limit} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  try {
    return JSON.parse(text + decoder.decode());
  } catch (cause) {
    throw new BackendAnswerError('The answer is not JSON', { cause });
  }
}

/** Leaving the loop early, or an abort, cancels the stream, so that the rest of a huge or endless answer is never fetched. */
async function* chunksOf(response: Response, signal?: AbortSignal): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  if (!reader) return;
  const cancel = () => void reader.cancel(signal?.reason).catch(() => undefined);
  signal?.addEventListener('abort', cancel);
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) yield step.value;
    signal?.throwIfAborted();
  } finally {
    signal?.removeEventListener('abort', cancel);
    // Not awaited: see discard.
    void reader.cancel().catch(() => undefined);
  }
}

/** Gives up the body of an answer. Cancelling is not awaited: it ends only when every copy is cancelled, and the framework's fetch keeps one. */
export function discard(response: Response): void {
  void response.body?.cancel().catch(() => undefined);
}
