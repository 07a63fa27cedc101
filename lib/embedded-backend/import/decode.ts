/** Text of a file: in `encoding` when it is given, else UTF-8 when the bytes are valid UTF-8, else Windows-1252. */
export function decodeText(bytes: Uint8Array, encoding?: string): { readonly text: string; readonly encoding: string } {
  if (encoding) return { text: decode(bytes, encoding), encoding };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: decode(bytes, 'windows-1252'), encoding: 'windows-1252' };
  }
}

/** As a stream: read whole, Node 20 and 22 take Windows-1252 for Latin-1 and lose its quotes and dashes (github.com/nodejs/node/issues/56542). */
function decode(bytes: Uint8Array, encoding: string): string {
  const decoder = new TextDecoder(encoding);
  return decoder.decode(bytes, { stream: true }) + decoder.decode();
}
