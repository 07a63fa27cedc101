/** The body of an answer up to the first bytes beyond `most`; the rest is cancelled, also when `signal` aborts. */
export async function readBytes(response: Response, most: number, signal?: AbortSignal): Promise<Buffer> {
  const reader = response.body?.getReader();
  if (!reader) return Buffer.alloc(0);
  // Not awaited: see discard.
  const cancel = () => void reader.cancel(signal?.reason).catch(() => undefined);
  signal?.addEventListener('abort', cancel);
  try {
    const bytes = await readChunks(reader, most);
    signal?.throwIfAborted();
    return bytes;
  } finally {
    signal?.removeEventListener('abort', cancel);
    cancel();
  }
}

/** What `reader` gives up to the first bytes beyond `most`. */
export async function readChunks(reader: ReadableStreamDefaultReader<Uint8Array>, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for (let bytes = 0; bytes <= most; bytes += chunks.at(-1)?.length ?? 0) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

/** Cancels a body without waiting: that ends only when every copy is cancelled, and the framework's fetch keeps one. */
export function discard(response: Response): void {
  void response.body?.cancel().catch(() => undefined);
}
