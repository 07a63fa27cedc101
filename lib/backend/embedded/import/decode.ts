/** Text of a file: in `encoding` when it is given, else UTF-8 when the bytes are valid UTF-8, else Windows-1252. */
export function decodeText(bytes: Uint8Array, encoding?: string): { readonly text: string; readonly encoding: string } {
  if (encoding) return { text: new TextDecoder(encoding).decode(bytes), encoding };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}
