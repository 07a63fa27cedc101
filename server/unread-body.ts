import type { ServerResponse } from 'node:http';

/** Milliseconds for which the rest of a body is read and thrown away. Closed at once, a client that still sends would lose the answer. */
const LINGER_MS = 2_000;

/** Has an answer that is given before the whole body has come end its connection, which who drips the rest would hold. */
export function closeUnread(response: ServerResponse): void {
  const { req } = response;
  const hasBody = req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
  if (req.complete || !hasBody) return;
  response.setHeader('Connection', 'close');
  const { socket } = req;
  // By which Node ends it once the answer is sent.
  socket.destroySoon = () => {
    socket.end();
    req.removeAllListeners('data').resume();
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(timer));
  };
}
