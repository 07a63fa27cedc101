/** Largest body of a form, in bytes. */
const MAX_BYTES = 32 * 1024;

export type Fields = Readonly<Record<string, unknown>>;
export type ReadBody =
  | { readonly fields: Fields; readonly isPlain: boolean }
  | { readonly fault: 'unsupported' | 'tooLarge' | 'invalid' };

/** Reads a form's body: JSON or url-encoded, at most 32 KB; `isPlain` is true for a form posted without JavaScript. */
export async function readBody(request: Request): Promise<ReadBody> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const isPlain = type === 'application/x-www-form-urlencoded';
  if (!isPlain && type !== 'application/json') return { fault: 'unsupported' };
  const text = await limitedText(request);
  if (text === null) return { fault: 'tooLarge' };
  const fields = isPlain ? Object.fromEntries(new URLSearchParams(text)) : parsed(text);
  return fields ? { fields, isPlain } : { fault: 'invalid' };
}

async function limitedText(request: Request): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES) return null;
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  const reader = request.body?.getReader();
  for (let step = await reader?.read(); step && !step.done; step = await reader?.read()) {
    size += step.value.byteLength;
    if (size > MAX_BYTES) {
      await reader?.cancel();
      return null;
    }
    text += decoder.decode(step.value, { stream: true });
  }
  return text + decoder.decode();
}

function parsed(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
  } catch {
    return null;
  }
}
