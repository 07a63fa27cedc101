/** The bytes of an answer as they come; leaving the loop early, or an abort of `signal`, cancels the rest of an endless answer. */
async function* readChunks(response: Response, signal?: AbortSignal): AsyncGenerator<Uint8Array> {
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

/** The body of an answer up to the first bytes beyond `most`, so that one that is longer is seen to be. */
export async function readBytes(response: Response, most: number, signal?: AbortSignal): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of readChunks(response, signal)) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > most) break;
  }
  return Buffer.concat(chunks);
}

/** Gives up the body of an answer. Cancelling is not awaited: it ends only when every copy is cancelled, and the framework's fetch keeps one. */
export function discard(response: Response): void {
  void response.body?.cancel().catch(() => undefined);
}
