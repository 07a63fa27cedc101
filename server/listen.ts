import type { Server } from 'node:net';
import { getErrorCode } from '@/lib/database/error-code';
import { refuseStart, say } from '@/lib/process/say';

const MAX_PORT = 65_535;
/** Addresses that mean all of this host. */
const EVERYWHERE = ['0.0.0.0', '::'];

/** The port in `text`, 3000 without; ends the process when it is invalid. */
export function readPort(text: string | undefined): number {
  const port = Number(text?.trim() || 3000);
  if (Number.isInteger(port) && port >= 0 && port <= MAX_PORT) return port;
  return refuseStart(`PORT is no port: give a whole number from 0 to ${MAX_PORT}, such as PORT=3000`);
}

/** Takes connections and says the address to open; ends the process when the port cannot be had. */
export function listen(server: Server, port: number, hostname: string): void {
  const other = port > 1023 && port < MAX_PORT ? port + 1 : 3000;
  const fail = (error: Error) => refuseStart(`${toReason(getErrorCode(error), port, hostname)}, such as PORT=${other}`);
  server.once('error', fail);
  server.listen(port, hostname, () => {
    server.off('error', fail);
    const host = EVERYWHERE.includes(hostname) ? 'localhost' : hostname;
    const text = process.stdout.isTTY ? `The site answers at http://${host}:${port}` : 'the site answers';
    say('info', text, { port });
  });
}

function toReason(code: string, port: number, hostname: string): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken: end what listens there, or choose another one`;
  if (code === 'EACCES') return `Port ${port} needs more rights: choose one above 1023`;
  return `Nothing can listen at ${hostname}, port ${port} (${code}): check HOSTNAME, or choose another port`;
}
