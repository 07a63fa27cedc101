import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

export const UNAVAILABLE_PAGE = '<h1>No disponible</h1>';
export const WAIT_PAGE = '<h1>Un momento, por favor</h1>';

/** The two error pages of a build in a folder of their own, which the site then takes for its build; call it before anything loads lib/env.ts. */
export async function writeErrorPages(): Promise<string> {
  const distDir = await mkdtemp(join(tmpdir(), 'error-pages-'));
  await mkdir(join(distDir, 'server/app/mensaje'), { recursive: true });
  await writeFile(join(distDir, 'server/app/no-disponible.html'), UNAVAILABLE_PAGE);
  await writeFile(join(distDir, 'server/app/mensaje/espera.html'), WAIT_PAGE);
  process.env.NEXT_DIST_DIR = distDir;
  return distDir;
}

/** A server whose answers go through SiteResponse and are compressed, with the two error pages; call it before anything loads lib/env.ts. */
export async function startPageServer() {
  const distDir = await writeErrorPages();
  const { SiteResponse } = await import('@/server/site-response');
  const { compress } = await import('@/server/compression');
  let answer: Answer = (response) => response.end();
  const server = createServer({ ServerResponse: SiteResponse }, (request, response) => {
    void compress(request, response, () => answer(response, request));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** Sets how requests are answered from now on. */
    answerBy: (next: Answer) => {
      answer = next;
    },
    /** Answers from now on as the framework does: the headers first, then the whole body. */
    send: (status: number, headers: Readonly<Record<string, string | string[]>>, body: string | Buffer) => {
      answer = (response) => {
        response.statusCode = status;
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        response.end(body);
      };
    },
    ask: (path: string, options: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...options }),
    port,
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
      await rm(distDir, { recursive: true });
    },
  };
}

export type PageServer = Awaited<ReturnType<typeof startPageServer>>;

/** The values of the named headers of `response`. */
export function getHeaders(response: Response, ...names: string[]): (string | null)[] {
  return names.map((name) => response.headers.get(name));
}
