import { connect } from 'node:net';

/** What came back on the connection, and whether it was closed. */
export type RawAnswer = { readonly text: string; readonly isClosed: boolean };

/**
 * POSTs to `url` byte by byte, as no client library does: `lines` are sent as they are, then each of `chunks` after its pause. Resolves when
 * the connection is closed, or once the answer is there and `stays` milliseconds have passed.
 */
export async function rawPost(
  url: string,
  lines: readonly string[],
  chunks: AsyncIterable<string>,
  stays = 2_000,
): Promise<RawAnswer> {
  const { hostname, port, pathname } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  const answer = new Promise<RawAnswer>((resolve) => {
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ text, isClosed: true }));
    socket.on('data', (data) => {
      if (text === '') setTimeout(() => resolve({ text, isClosed: false }), stays);
      text += String(data);
    });
  });
  socket.write(`${[`POST ${pathname} HTTP/1.1`, `Host: ${hostname}:${port}`, ...lines].join('\r\n')}\r\n\r\n`);
  for await (const chunk of chunks) {
    if (socket.destroyed || text !== '') break;
    socket.write(chunk);
  }
  const result = await answer;
  socket.destroy();
  return result;
}
