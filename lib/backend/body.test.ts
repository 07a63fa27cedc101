/** @jest-environment node */
import { MAX_ANSWER_BYTES, readJson } from './body';
import { BackendAnswerError } from './errors';

const KILOBYTE = 1024;

/** An answer that never ends, and what became of it. */
function endless() {
  const state = { sent: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      state.sent += KILOBYTE;
      controller.enqueue(new Uint8Array(KILOBYTE).fill(32));
    },
    cancel: () => {
      state.isCancelled = true;
    },
  });
  return { state, response: new Response(body) };
}

describe('readJson', () => {
  it('reads JSON that comes in pieces, even when a letter is cut in two', async () => {
    const bytes = new TextEncoder().encode('{"name":"Electrocardiógrafo 🫀"}');
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    await expect(readJson(new Response(body))).resolves.toEqual({ name: 'Electrocardiógrafo 🫀' });
  });

  it('reads JSON with a byte order mark', async () => {
    await expect(readJson(new Response('\uFEFF[1]'))).resolves.toEqual([1]);
  });

  it.each(['', ' ', '<h1>Mantenimiento</h1>', '{"data":[{"id":1,"name":"Mon', 'undefined'])(
    'refuses %j, which is not JSON',
    async (text) => {
      await expect(readJson(new Response(text))).rejects.toThrow(BackendAnswerError);
    },
  );

  it('refuses an answer without a body', async () => {
    await expect(readJson(new Response(null, { status: 204 }))).rejects.toThrow(BackendAnswerError);
  });

  it('takes an answer of exactly 5 MB, and none that is one byte longer', async () => {
    const text = JSON.stringify('x'.repeat(MAX_ANSWER_BYTES - 2));
    await expect(readJson(new Response(text))).resolves.toHaveLength(MAX_ANSWER_BYTES - 2);
    await expect(readJson(new Response(`${text} `))).rejects.toThrow(BackendAnswerError);
  });

  it('stops reading at the limit and cancels what would follow', async () => {
    const { state, response } = endless();
    await expect(readJson(response, undefined, 10 * KILOBYTE)).rejects.toThrow(BackendAnswerError);
    expect(state.isCancelled).toBe(true);
    expect(state.sent).toBeLessThanOrEqual(12 * KILOBYTE);
  });
});
